/** Whether the table is heard. */
import { set, settings } from './settings.ts';

/** What is loud enough where nothing was set. */
const USUAL = 0.5;
export const isSilent = (): boolean => settings.value.isMuted || settings.value.volume === 0;
export const silence = (): void => set(isSilent() ? { isMuted: false, volume: settings.value.volume || USUAL } : { isMuted: true });
