/** Plays the sounds of the table: fetched when the first table is laid, and kept. */
import { settings } from './settings.ts';
import { type Heard, SOUND_OF, type Sound } from './sounds.ts';

const FILES = import.meta.glob<string>('./sounds/*.wav', { eager: true, query: '?url', import: 'default' });
const fileOf = (sound: Sound): string => FILES[`./sounds/${sound}.wav`];

let context: AudioContext | undefined;
const fetched = new Map<Sound, Promise<AudioBuffer | null>>();
const mayBeHeard = (): boolean => settings.value.volume > 0 && !settings.value.isMuted && navigator.userActivation?.hasBeenActive;

/** Null where it cannot be fetched or understood: the game goes on in silence, and the next time it is tried again. */
function bufferOf(sound: Sound, into: AudioContext): Promise<AudioBuffer | null> {
  const known = fetched.get(sound);
  if (known) return known;
  const found = fetch(fileOf(sound))
    .then((answer) => answer.arrayBuffer())
    .then((file) => into.decodeAudioData(file))
    .catch(() => {
      fetched.delete(sound);
      return null;
    });
  fetched.set(sound, found);
  return found;
}
/** To be called while nobody waits for a picture: to open the first sound takes longer than to draw one. */
export function prepareSound(): void {
  if (!mayBeHeard()) return;
  context ??= new AudioContext();
  for (const sound of new Set(Object.values(SOUND_OF))) void bufferOf(sound, context);
}

/** Milliseconds after which the picture is there, where nothing was prepared. */
const AFTER_PICTURE = 30;
/** Milliseconds after which a sound comes too late to belong to anything. */
const TOO_LATE = 400;
/** Milliseconds: the same sound again within them would only be louder. */
const SAME = 45;
const last = new Map<Sound, number>();

export function play(name: Heard): void {
  const sound = SOUND_OF[name];
  const now = performance.now();
  if (!sound || !mayBeHeard() || now - (last.get(sound) ?? -SAME) < SAME) return;
  last.set(sound, now);
  setTimeout(() => void start(sound, now), AFTER_PICTURE);
}
async function start(sound: Sound, wanted: number): Promise<void> {
  context ??= new AudioContext();
  const buffer = await bufferOf(sound, context);
  if (!buffer || performance.now() - wanted > TOO_LATE) return;
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = buffer;
  // Half way sounds about half as loud; the loudest of them stays below full scale.
  gain.gain.value = 1.5 * settings.value.volume ** 1.5;
  source.connect(gain).connect(context.destination);
  source.start();
}
