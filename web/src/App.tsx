/** Which screen is shown. All but the first are loaded when they are opened, or while there is nothing better to do. */
import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { prepareHost } from './host/local.ts';
import { NoSuchPage } from './look/NoSuchPage.tsx';
import { isPainted, isSettled, painted } from './look/painted.ts';
import { newVersion, workOffline } from './offline.ts';
import { aside } from './online/aside.ts';
import { PLAYER } from './online/kept-player.ts';
import { route, type ScreenProps } from './route.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { isEloquent, isReady, texts } from './texts/texts.ts';

type Screen = ComponentType<ScreenProps>;

interface Later {
  /** Of the address, that may follow the name: which, the screen knows itself. */
  parts: number;
  load(): Promise<Screen>;
}
const LATER: Record<string, Later> = {
  new: { parts: 2, load: async () => (await import('./start/SetupScreen.tsx')).NewScreen },
  play: { parts: 1, load: async () => (await import('./play/PlayScreen.tsx')).PlayScreen },
  lesson: { parts: 1, load: async () => (await import('./lesson/LessonScreen.tsx')).LessonScreen },
  heroes: { parts: 2, load: async () => (await import('./heroes/HeroesScreen.tsx')).HeroesScreen },
  learn: { parts: 1, load: async () => (await import('./learn/LearnScreen.tsx')).LearnScreen },
  games: { parts: 0, load: async () => (await import('./games/GamesScreen.tsx')).GamesScreen },
  replay: { parts: 2, load: async () => (await import('./replay/ReplayScreen.tsx')).ReplayScreen },
  settings: { parts: 2, load: async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen },
  online: { parts: 1, load: async () => (await import('./online/OnlineScreens.tsx')).OnlineScreen },
  table: { parts: 2, load: async () => (await import('./online/OnlineScreens.tsx')).TableScreen },
  player: { parts: 1, load: async () => (await import('./online/OnlineScreens.tsx')).ProfileScreen },
  challenge: { parts: 1, load: async () => (await import('./online/OnlineScreens.tsx')).ChallengeScreen },
  leaders: { parts: 1, load: async () => (await import('./online/OnlineScreens.tsx')).LeadersScreen },
  shared: { parts: 1, load: async () => (await import('./games/SharedScreen.tsx')).SharedScreen },
};
const isScreen = (name: string): boolean => Object.hasOwn(LATER, name);

const loaded: Record<string, Signal<Screen | null>> = {};
function later(name: string): Screen | null {
  if (!loaded[name]) {
    const found = signal<Screen | null>(null);
    loaded[name] = found;
    void Promise.all([LATER[name].load(), import('./content.ts')]).then(([screen]) => {
      found.value = screen;
    });
  }
  return loaded[name].value;
}

/** What is likely to be wanted, in this order; the first screen can be used before. */
async function settle(): Promise<void> {
  const { dataset } = document.documentElement;
  if (!isScreen(route.value[0])) await painted();
  isPainted.value = true;
  dataset.painted = '';
  await layTable();
  await new Promise((resolve) => setTimeout(resolve, BREATH));
  isSettled.value = true;
  dataset.settled = '';
  if (localStorage.getItem(PLAYER)) void import('./online/days/beside.ts');
  await workOffline();
}
/** Milliseconds in which nothing new is begun, for a player in a hurry. */
const BREATH = 300;

async function layTable(): Promise<void> {
  await LATER.new.load();
  await LATER.play.load();
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
          {texts().play.newVersion}
          <button type="button" class="button" onClick={newVersion.value}>
            {texts().play.changeOver}
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
  if (name === '' && !rest.length) return <StartScreen />;
  if (!isScreen(name) || rest.length > LATER[name].parts) return <NoSuchPage />;
  const Found = later(name);
  return Found && isEloquent.value ? (
    <Found key={name === 'play' || name === 'new' || name === 'lesson' ? rest.join('/') : name} rest={rest} />
  ) : (
    <main class="page" aria-busy="true" />
  );
}
