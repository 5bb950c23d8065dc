import { core } from './core.ts';
import { webkit } from './webkit.ts';

core('webkit', webkit);
