/** Every hero of the game, by name. */
import { learnHeroes } from '@peerless/engine';
import { achilles } from './achilles.ts';
import { alice } from './alice.ts';
import { beowulf } from './beowulf.ts';
import { bloodyMary } from './bloody-mary.ts';
import { dracula } from './dracula.ts';
import { genie } from './genie.ts';
import { houdini } from './houdini.ts';
import { invisibleMan } from './invisible-man.ts';
import { jekyllAndHyde } from './jekyll-and-hyde.ts';
import { kingArthur } from './king-arthur.ts';
import { littleRed } from './little-red.ts';
import { medusa } from './medusa.ts';
import { sherlockHolmes } from './sherlock-holmes.ts';
import { sinbad } from './sinbad.ts';
import { sunWukong } from './sun-wukong.ts';
import { yennenga } from './yennenga.ts';

export const HEROES = [
  achilles,
  alice,
  beowulf,
  bloodyMary,
  dracula,
  genie,
  houdini,
  invisibleMan,
  jekyllAndHyde,
  kingArthur,
  littleRed,
  medusa,
  sherlockHolmes,
  sinbad,
  sunWukong,
  yennenga,
];
learnHeroes(HEROES);
