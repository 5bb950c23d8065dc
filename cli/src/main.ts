import { program } from 'commander';

program.name('peerless').description('Play, replay and check games of Peerless.').version('0.1.0');

await program.parseAsync();
