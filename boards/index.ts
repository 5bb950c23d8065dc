/** Every board of the game, by name. */
import { learnBoards } from '@peerless/engine';
import { baskervilleManor } from './baskerville-manor.ts';
import { hangingGardens } from './hanging-gardens.ts';
import { heorot } from './heorot.ts';
import { kingSolomonsMine } from './king-solomons-mine.ts';
import { marmoreal } from './marmoreal.ts';
import { sarpedon } from './sarpedon.ts';
import { soho } from './soho.ts';

export { baskervilleManor, hangingGardens, heorot, kingSolomonsMine, marmoreal, sarpedon, soho };
export const BOARDS = [marmoreal, sarpedon, soho, baskervilleManor, hangingGardens, heorot, kingSolomonsMine];
learnBoards(BOARDS);
