/** The way back, at the head of a page. */
import type { ComponentChildren } from 'preact';

export const Back = ({ to, children }: { to: string; children: ComponentChildren }) => (
  <a class="button plain" href={to}>
    <span aria-hidden="true">←</span> {children}
  </a>
);
