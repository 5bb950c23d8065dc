import { fileURLToPath } from 'node:url';

const peerless = new URL('../cli/bin/peerless.mjs', import.meta.url);
const pace = process.stdout.isTTY ? ['--pace', '400'] : [];

process.argv = [process.execPath, fileURLToPath(peerless), 'play', ...pace, ...process.argv.slice(2)];
await import(peerless.href);
