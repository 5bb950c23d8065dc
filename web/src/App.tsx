/** Which screen is shown. All but the first are loaded when they are opened, or while there is nothing better to do. */
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { prepareHost } from './host/local.ts';
import { isPainted, isSettled, painted } from './look/painted.ts';
import { newVersion, workOffline } from './offline.ts';
import { aside } from './online/aside.ts';
import { route } from './route.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { isEloquent, isReady, words } from './words/words.ts';

/** A screen gets the rest of the address. */
export interface ScreenProps {
  rest: string[];
}
type Screen = ComponentType<ScreenProps>;

const LATER: Record<string, () => Promise<Screen>> = {
  new: async () => (await import('./start/SetupScreen.tsx')).NewScreen,
  play: async () => (await import('./play/PlayScreen.tsx')).PlayScreen,
  heroes: async () => (await import('./heroes/HeroesScreen.tsx')).HeroesScreen,
  learn: async () => (await import('./learn/LearnScreen.tsx')).LearnScreen,
  games: async () => (await import('./games/GamesScreen.tsx')).GamesScreen,
  replay: async () => (await import('./replay/ReplayScreen.tsx')).ReplayScreen,
  settings: async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen,
  online: async () => (await import('./online/screens.tsx')).OnlineScreen,
  table: async () => (await import('./online/screens.tsx')).TableScreen,
  player: async () => (await import('./online/screens.tsx')).ProfileScreen,
  leaders: async () => (await import('./online/screens.tsx')).LeadersScreen,
  shared: async () => (await import('./games/SharedScreen.tsx')).SharedScreen,
};
const loaded: Record<string, Signal<Screen | null>> = {};
function later(name: string): Screen | null {
  if (!loaded[name]) {
    const found = signal<Screen | null>(null);
    loaded[name] = found;
    void Promise.all([LATER[name](), import('./content.ts')]).then(([screen]) => {
      found.value = screen;
    });
  }
  return loaded[name].value;
}

/** What is likely to be wanted, in this order; the first screen can be used before. */
async function settle(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!(route.value[0] in LATER)) await painted();
  isPainted.value = true;
  dataset.painted = '';
  await layTable();
  await new Promise((resolve) => setTimeout(resolve, BREATH));
  isSettled.value = true;
  dataset.settled = '';
  await workOffline();
}
/** Milliseconds in which nothing new is begun, for a player in a hurry. */
const BREATH = 300;

async function layTable(): Promise<void> {
  await LATER.new();
  await LATER.play();
}

export function App() {
  if (!isReady.value) return <main class="page" aria-busy="true" />;
  const Aside = aside.value;
  return (
    <>
      <Shown />
      {Aside ? <Aside /> : null}
      {newVersion.value ? (
        <aside class="new-version">
          {words().play.newVersion}
          <button type="button" class="button" onClick={newVersion.value}>
            {words().play.changeOver}
          </button>
        </aside>
      ) : null}
    </>
  );
}
function Shown() {
  const [name, ...rest] = route.value;
  useEffect(() => void settle(), []);
  useEffect(() => {
    if (name === 'new') void layTable().then(prepareHost);
  }, [name]);
  if (!(name in LATER)) return <StartScreen />;
  const Found = later(name);
  return Found && isEloquent.value ? (
    <Found key={name === 'play' || name === 'new' ? rest.join('/') : name} rest={rest} />
  ) : (
    <main class="page" aria-busy="true" />
  );
}
