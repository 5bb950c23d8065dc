/** What goes on beside whatever screen is shown; loaded by whoever sets it. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

export const aside = signal<ComponentType | null>(null);
