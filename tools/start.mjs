import { fileURLToPath } from 'node:url';

const peerless = new URL('../cli/bin/peerless.mjs', import.meta.url);
const open = process.stdout.isTTY ? ['--open'] : [];

process.argv = [process.execPath, fileURLToPath(peerless), 'serve', ...open, ...process.argv.slice(2)];
await import(peerless.href);
