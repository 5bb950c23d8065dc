/** Who may sit where. */
import { LEVELS } from '@peerless/ai/level-names';
import { texts } from '../../texts/texts.ts';
import { online } from '../texts.ts';
import { type Plan, type SeatPlan, seated } from './plan.ts';
import '../../start/fields.css';

const PEOPLE = ['me', 'open', 'reserved'] as const;

export function SeatsForm({ plan, change }: { plan: Plan; change(part: Partial<Plan>): void }) {
  const text = online();
  const { start } = texts();
  const titleOf = (seat: number): string =>
    [
      start.seat(seat + 1),
      ...(plan.game.mode === 'teams' ? [start.team(seat % 2 ? 'B' : 'A')] : []),
      ...(seat === 0 ? [start.begins] : []),
    ].join(' · ');
  return (
    <fieldset>
      <legend>{text.seats}</legend>
      <div class="fields seat-plans">
        {plan.seats.map((planned, seat) => (
          <label key={seat} class="field">
            <span>{titleOf(seat)}</span>
            <select value={planned} onChange={({ currentTarget }) => change(seated(plan, seat, currentTarget.value as SeatPlan))}>
              {PEOPLE.map((each) => (
                <option key={each} value={each}>
                  {text.seatKinds[each]}
                </option>
              ))}
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {text.computer(start.levels[level])}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
