import { chromium } from './chromium.ts';
import { core } from './core.ts';

core('chromium', chromium);
