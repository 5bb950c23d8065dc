/** Small sounds, made when they are needed: knocks, brushes and bells of a few oscillators. */
import { settings } from './settings.ts';

interface Note {
  shape: OscillatorType;
  from: number;
  to: number;
  lasts: number;
  loud: number;
  after?: number;
}
const wood = (from: number, loud = 0.5): Note => ({ shape: 'triangle', from, to: from / 2, lasts: 0.07, loud });
const NOTES: Record<string, Note[]> = {
  choose: [wood(520, 0.25)],
  move: [wood(300), { ...wood(240), after: 0.09 }],
  place: [wood(260)],
  lay: [{ shape: 'sawtooth', from: 900, to: 300, lasts: 0.05, loud: 0.08 }],
  reveal: [{ shape: 'sawtooth', from: 400, to: 1100, lasts: 0.09, loud: 0.08 }],
  attack: [{ shape: 'square', from: 180, to: 90, lasts: 0.14, loud: 0.15 }],
  damage: [{ shape: 'square', from: 120, to: 50, lasts: 0.18, loud: 0.25 }],
  recover: [
    { shape: 'sine', from: 520, to: 520, lasts: 0.12, loud: 0.3 },
    { shape: 'sine', from: 780, to: 780, lasts: 0.18, loud: 0.3, after: 0.1 },
  ],
  defeat: [{ shape: 'triangle', from: 220, to: 40, lasts: 0.5, loud: 0.4 }],
  turn: [{ shape: 'sine', from: 660, to: 655, lasts: 0.25, loud: 0.2 }],
  clock: [0, 1].map((n) => ({ shape: 'sine' as const, from: 880, to: 870, lasts: 0.16, loud: 0.3, after: n * 0.22 })),
  over: [0, 1, 2].map((n) => ({
    shape: 'sine' as const,
    from: 440 * [1, 1.25, 1.5][n],
    to: 440 * [1, 1.25, 1.5][n],
    lasts: 0.5,
    loud: 0.3,
    after: n * 0.14,
  })),
};

let context: AudioContext | undefined;
const mayBeHeard = (): boolean => settings.value.volume > 0 && navigator.userActivation?.hasBeenActive;
/** To be called while nobody waits for a picture: to open the first sound takes longer than to draw one. */
export function prepareSound(): void {
  if (mayBeHeard()) context ??= new AudioContext();
}
/** Milliseconds after which the picture is there, where nothing was prepared. */
const AFTER_PICTURE = 30;
export function play(name: string): void {
  const notes = NOTES[name];
  if (notes && mayBeHeard()) setTimeout(sound, AFTER_PICTURE, notes, settings.value.volume);
}
function sound(notes: readonly Note[], volume: number): void {
  context ??= new AudioContext();
  for (const { shape, from, to, lasts, loud, after = 0 } of notes) {
    const at = context.currentTime + after;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(from, at);
    oscillator.frequency.exponentialRampToValueAtTime(to, at + lasts);
    gain.gain.setValueAtTime(loud * volume * 0.5, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + lasts);
  }
}
