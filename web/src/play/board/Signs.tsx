/** The signs on a board, each with what it means. */
import type { BoardDefinition, View } from '@peerless/engine';
import { doorNumber } from '@peerless/text/spaces';
import type { ComponentChildren } from 'preact';
import { accents } from '../../look/art.tsx';
import { heroNamed } from '../../look/known.ts';
import { TeamMark } from '../../look/TeamMark.tsx';
import { letterOf } from '../../look/zones.ts';
import { hasLabels, settings } from '../../settings/settings.ts';
import { named, texts } from '../../texts/texts.ts';
import { attackWay } from './attack-way.ts';
import { DoorFace } from './Doors.tsx';
import { Acting, Health, Speaking } from './FighterPiece.tsx';
import { Start } from './Ground.tsx';
import { AttackLine, Chosen, NameTag, Ring } from './Marks.tsx';
import { Passage, SpaceFace } from './SpaceFace.tsx';
import { boardNamed } from './spots.ts';
import { growthOf, legibleOf } from './stature.ts';
import { TokenFace } from './Tokens.tsx';

export function Signs({ view }: { view: View }) {
  const board = boardNamed(view.setup.board);
  const { signs } = texts().play;
  return (
    <>
      <h2>{signs.title}</h2>
      <h3>{signs.zones}</h3>
      <p>{signs.zonesNote}</p>
      <Zones board={board} />
      <h3>{signs.places}</h3>
      <Places board={board} view={view} />
      <h3>{signs.marks}</h3>
      <Marks board={board} view={view} />
    </>
  );
}
function Zones({ board }: { board: BoardDefinition }) {
  const { colors } = texts().play;
  const { side, palette } = settings.value;
  return (
    <ul class="zones">
      {board.zones.map(({ id, color }) => (
        <Sign key={id} sight={AROUND_LETTER} drawn={<Space board={board} zones={[id]} isLabelled />}>
          {[letterOf(id), palette === 'printed' || side === 'colors' ? colors[color as keyof typeof colors] : '']
            .filter(Boolean)
            .join(', ')}
        </Sign>
      ))}
    </ul>
  );
}
function Places({ board, view }: { board: BoardDefinition; view: View }) {
  const { signs } = texts().play;
  const players = view.seats.map(({ hero }, seat) => `${seat + 1} – ${named('fighter', hero, hero)}`);
  return (
    <ul>
      {hasLabels() ? (
        <Sign sight={AROUND_NUMBER} drawn={<Space board={board} zones={[board.zones[0].id]} number="7" isLabelled />}>
          {signs.number}
        </Sign>
      ) : null}
      <Sign
        drawn={
          <g transform="scale(2.6)">
            <Start number={1} />
          </g>
        }
      >
        {signs.start(players)}
      </Sign>
      {board.doors.length
        ? (['open', 'closed'] as const).map((state) => (
            <Sign
              key={state}
              drawn={
                <g class="door-piece" data-state={state} transform="scale(1.9)">
                  <DoorFace state={state} number={doorNumber(board.doors[0].id)} />
                </g>
              }
            >
              {signs.door[state]}
            </Sign>
          ))
        : null}
      {board.passages.length ? (
        <Sign
          drawn={
            <>
              <Space board={board} zones={[board.zones[0].id]} />
              <Passage />
            </>
          }
        >
          {signs.passage}
        </Sign>
      ) : null}
      {board.highGround.length ? (
        <Sign
          drawn={
            <>
              <g class="space-lines">
                <line x1="-60" x2="60" />
              </g>
              <g class="high-ground">
                <path transform="scale(2)" d="M-12 -11 12 0 -12 11 -5 0Z" />
              </g>
            </>
          }
        >
          {signs.highGround}
        </Sign>
      ) : null}
      {view.seats.map(({ hero }) => {
        const { tokens } = heroNamed(hero);
        return tokens ? (
          <Sign
            key={hero}
            drawn={
              <g class="token-piece" style={accents(hero)} transform="scale(2.2)">
                <TokenFace hero={hero} />
              </g>
            }
          >
            {named('token', tokens.id, hero)}
          </Sign>
        ) : null;
      })}
    </ul>
  );
}
function Marks({ board, view }: { board: BoardDefinition; view: View }) {
  const { signs } = texts().play;
  const zones = [board.zones[0].id];
  return (
    <ul>
      <Sign drawn={<Space board={board} zones={zones} isOffered />}>{signs.offered}</Sign>
      <Sign drawn={<Named board={board} zones={zones} />}>{signs.named}</Sign>
      <Sign drawn={<Named board={board} zones={zones} isChosen />}>{signs.chosen}</Sign>
      <Sign drawn={<Space board={board} zones={zones} isReached />}>{signs.reached}</Sign>
      <Sign drawn={<Space board={board} zones={zones} isThreatened />}>{signs.threatened}</Sign>
      <Sign drawn={<polyline class="way-ahead" points="-50,20 0,-20 50,20" />}>{signs.way}</Sign>
      <Sign drawn={<polyline class="way-gone" points="-50,20 0,-20 50,20" />}>{signs.trail}</Sign>
      <Sign
        drawn={
          <g transform="translate(-500 -500)">
            <AttackLine way={attackWay({ x: 425, y: 530 }, { x: 575, y: 470 }, [], 1000)} />
          </g>
        }
      >
        {signs.attackLine}
      </Sign>
      {(['subject', 'target', 'taken'] as const).map((role) => (
        <Sign
          key={role}
          drawn={
            <g class="fighter-piece" data-role={role} style={accents(view.seats[0].hero)}>
              <ellipse class="role" cy="26" rx="52" ry="26" />
              <ellipse class="base" cy="26" rx="42" ry="18" />
              {role === 'target' ? null : (
                <g transform="translate(0 -10) scale(2.6)">
                  <Acting isTaken={role === 'taken'} />
                </g>
              )}
            </g>
          }
        >
          {signs[role]}
        </Sign>
      ))}
      <Sign
        drawn={
          <g transform="translate(0 28) scale(2.4)">
            <Speaking />
          </g>
        }
      >
        {signs.speaker}
      </Sign>
      {view.setup.mode === 'teams'
        ? (['friends', 'enemies'] as const).map((side) => (
            <Sign
              key={side}
              drawn={
                <g transform="scale(3.4)">
                  <TeamMark isFriend={side === 'friends'} />
                </g>
              }
            >
              {signs[side]}
            </Sign>
          ))
        : null}
      <Sign
        drawn={
          <g class="fighter-above" transform="scale(2.4)">
            <Health health={9} />
          </g>
        }
      >
        {signs.health}
      </Sign>
    </ul>
  );
}

/** Parts of a space, for what is small on it. */
const AROUND_LETTER = '-54 -54 70 70';
const AROUND_NUMBER = '-35 -15 70 70';

/** Letters are no smaller than on a board of this scale. */
const legible = (unit: number) => ({ '--unit': unit, '--legible': legibleOf(unit), '--growth': growthOf(unit) });
/** Pixels that a sign is wide. */
const SIGN = 44;

interface SignProps {
  drawn: ComponentChildren;
  sight?: string;
  children: ComponentChildren;
}
function Sign({ drawn, sight = '-62 -62 124 124', children }: SignProps) {
  return (
    <li>
      <svg
        class="board"
        viewBox={sight}
        style={legible(SIGN / Number(sight.split(' ')[2]))}
        data-side={settings.value.side}
        aria-hidden="true"
      >
        {drawn}
      </svg>
      <span>{children}</span>
    </li>
  );
}
interface SpaceProps {
  board: BoardDefinition;
  zones: string[];
  number?: string;
  /** With its number and letter, where a sign is about them. */
  isLabelled?: boolean;
  isOffered?: boolean;
  isReached?: boolean;
  isThreatened?: boolean;
}
function Space({ board, zones, number = '', isLabelled = false, isOffered = false, isReached = false, isThreatened = false }: SpaceProps) {
  return (
    <>
      <SpaceFace
        spot={{ id: '', number, x: 0, y: 0, zones }}
        board={board}
        isReached={isReached}
        isThreatened={isThreatened}
        isLabelled={isLabelled}
      />
      {isOffered ? <Ring radius={board.radius} /> : null}
    </>
  );
}
function Named({ board, zones, isChosen = false }: { board: BoardDefinition; zones: string[]; isChosen?: boolean }) {
  const spot = { id: '', number: '7', x: 0, y: 0, zones };
  return (
    <>
      <SpaceFace spot={spot} board={board} isLabelled={false} />
      {isChosen ? (
        <Chosen spots={[spot]} radius={board.radius} />
      ) : (
        <NameTag spot={spot} radius={board.radius - 8} height={200} unit={1} isSpokenOf />
      )}
    </>
  );
}
