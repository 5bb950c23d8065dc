/** Files of sound: one channel of 16-bit samples. */
import { RATE } from './synth.mjs';

const HEAD = 44;

export function wavOf(samples) {
  const file = Buffer.alloc(HEAD + 2 * samples.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * samples.length, 40);
  for (const [n, sample] of samples.entries()) file.writeInt16LE(Math.round(32_767 * Math.min(1, Math.max(-1, sample))), HEAD + 2 * n);
  return file;
}
/** Refuses what `wavOf` has not written. */
export function samplesOf(file) {
  const kind = [
    file.toString('latin1', 0, 4),
    file.toString('latin1', 8, 16),
    file.readUInt16LE(22),
    file.readUInt32LE(24),
    file.readUInt16LE(34),
  ];
  if (kind.join() !== ['RIFF', 'WAVEfmt ', 1, RATE, 16].join()) throw new Error(`not 16 bits of one channel at ${RATE} Hz: ${kind}`);
  return Float64Array.from({ length: (file.length - HEAD) / 2 }, (_, n) => file.readInt16LE(HEAD + 2 * n) / 32_767);
}
