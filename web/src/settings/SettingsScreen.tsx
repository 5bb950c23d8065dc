/** What the player may set; every setting works at once. */

import { CALLED, LANGS } from '@peerless/text/language';
import { useSignal } from '@preact/signals';
import { Back } from '../look/Back.tsx';
import { heroNamed } from '../look/known.ts';
import { NoSuchPage } from '../look/NoSuchPage.tsx';
import { Title } from '../look/Title.tsx';
import { linkTo, type ScreenProps } from '../route.ts';
import { abilityText, named, percent, texts } from '../texts/texts.ts';
import { OneOf, Slider, Switch } from './Controls.tsx';
import { askAgain, declined } from './declined.ts';
import { Forget } from './Forget.tsx';
import { KeyMap } from './KeyMap.tsx';
import { forgetMet } from './met.ts';
import { MOTIONS, PALETTES, SIDES, SPEEDS, set, settings, TEXT_SIZE, THEMES } from './settings.ts';
import { play } from './sound.ts';
import { Swatches, ZonePreview } from './ZonePreview.tsx';
import './settings.css';

export function SettingsScreen({ rest: [from, game] }: ScreenProps) {
  const text = texts().settings;
  const isFromGame = (from === 'play' || from === 'table') && game;
  if (from !== undefined && !isFromGame) return <NoSuchPage />;
  return (
    <main class="page settings">
      <header>
        <Back to={isFromGame ? linkTo(from, game) : linkTo('')}>{isFromGame ? text.toGame : text.back}</Back>
        <Title>{text.title}</Title>
      </header>
      <Reading />
      <BoardLook />
      <PaceAndSound />
      <Shared />
      <Tips />
      <AlwaysNo />
      <section>
        <h2>{text.keyboard}</h2>
        <KeyMap />
      </section>
      <section>
        <h2>{text.kept}</h2>
        <Forget />
      </section>
    </main>
  );
}

function Reading() {
  const text = texts().settings;
  const { lang, theme, textSize } = settings.value;
  return (
    <section>
      <h2>{text.reading}</h2>
      <OneOf
        legend={text.language}
        name="lang"
        of={LANGS}
        value={lang}
        label={(each) => <span lang={each}>{CALLED[each]}</span>}
        choose={(chosen) => set({ lang: chosen })}
      />
      <OneOf
        legend={text.theme}
        name="theme"
        of={THEMES}
        value={theme}
        label={(each) => text.themes[each]}
        choose={(chosen) => set({ theme: chosen })}
      />
      <Slider
        label={text.textSize}
        from={TEXT_SIZE.least}
        to={TEXT_SIZE.most}
        step={TEXT_SIZE.step}
        value={textSize}
        said={percent(textSize)}
        choose={(chosen) => set({ textSize: chosen })}
      />
    </section>
  );
}

function BoardLook() {
  const text = texts().settings;
  const { side, palette, labels } = settings.value;
  return (
    <section>
      <h2>{text.board}</h2>
      <ZonePreview side={side} palette={palette} />
      <OneOf
        legend={text.side}
        name="side"
        of={SIDES}
        value={side}
        label={(each) => text.sides[each]}
        choose={(chosen) => set({ side: chosen })}
      />
      <Switch label={text.labels} isOn={labels} set={(isOn) => set({ labels: isOn })} />
      <OneOf
        legend={text.palette}
        name="palette"
        of={PALETTES}
        value={palette}
        label={(each) => (
          <span class="palette">
            {text.palettes[each]}
            <Swatches palette={each} />
          </span>
        )}
        choose={(chosen) => set({ palette: chosen })}
      />
    </section>
  );
}

function PaceAndSound() {
  const text = texts().settings;
  const { speed, motion, volume } = settings.value;
  return (
    <section>
      <h2>{text.pace}</h2>
      <OneOf
        legend={text.speed}
        name="speed"
        of={SPEEDS}
        value={speed}
        label={(each) => text.speeds[each]}
        choose={(chosen) => set({ speed: chosen })}
      />
      <OneOf
        legend={text.motion}
        name="motion"
        of={MOTIONS}
        value={motion}
        label={(each) => text.motions[each]}
        choose={(chosen) => set({ motion: chosen })}
      />
      <div class="sound">
        <Slider
          label={text.volume}
          from={0}
          to={1}
          step={0.05}
          value={volume}
          said={volume === 0 ? text.silent : percent(volume)}
          choose={(chosen) => set({ volume: chosen, isMuted: false })}
        />
        <button type="button" class="button" disabled={volume === 0} onClick={() => play('recover')}>
          {text.trySound}
        </button>
      </div>
    </section>
  );
}

function Shared() {
  const text = texts().settings;
  return (
    <section>
      <h2>{text.shared}</h2>
      <Switch label={text.asksTwice} isOn={settings.value.asksTwice} set={(asksTwice) => set({ asksTwice })} />
    </section>
  );
}

/** What the player has declined for good, in the games of this page. */
function AlwaysNo() {
  const { play, settings: text } = texts();
  return (
    <section>
      <h2>{play.alwaysNo}</h2>
      <p>{declined.value.length ? text.declined : text.noneDeclined}</p>
      {declined.value.length ? (
        <ul class="declined">
          {declined.value.map((each) => (
            <li key={`${each.game} ${each.seat}`}>
              <div>
                <b>{named('fighter', each.hero, each.hero)}</b>
                {abilityText(heroNamed(each.hero)).map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <button type="button" class="button" onClick={() => askAgain(each)}>
                {text.askAgain}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Tips() {
  const text = texts().settings;
  const isAnew = useSignal(false);
  return (
    <section>
      <h2>{text.tips}</h2>
      <Switch
        label={text.guidance}
        isOn={settings.value.guidance}
        set={(guidance) => {
          set({ guidance });
          isAnew.value = false;
        }}
      />
      <div class="again">
        <button
          type="button"
          class="button"
          onClick={() => {
            forgetMet();
            set({ guidance: true });
            isAnew.value = true;
          }}
        >
          {text.tipsAgain}
        </button>
        <output>{isAnew.value ? text.tipsWillCome : ''}</output>
      </div>
    </section>
  );
}
