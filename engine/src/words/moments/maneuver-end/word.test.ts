import { ability, damage, draw, theirHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { maneuver } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('maneuverEnd', () => {
  it('R-5.6 After a maneuver, and after nothing else', () => {
    const about = { abilities: [ability('maneuverEnd', damage(theirHero, 1))] };
    const walked = maneuver(fight({ about }, {}));
    expect(walked.health(walked.see().seats[1].hero)).toBe(11);
    const schemed = inScheme([draw(1)], { about }).settled();
    expect(schemed.health(schemed.blue)).toBe(12);
  });
});
