/** What a player may do at a table: a command becomes what happens, or a refusal. Nothing is changed here. */
import { GATHERING } from './gathering.ts';
import { PLAYING } from './playing.ts';

export const COMMANDS = { ...GATHERING, ...PLAYING };
export type Command = keyof typeof COMMANDS;
