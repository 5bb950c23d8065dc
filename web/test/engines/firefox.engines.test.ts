import { core } from './core.ts';
import { firefox } from './firefox.ts';

core('firefox', firefox);
