/** For the test of the lock, as a process of its own: has the store until it is killed. */
import { lockedStore } from '../src/store/lock.ts';

await lockedStore(process.argv[2]);
process.stdout.write('locked\n');
setInterval(() => {}, 1000);
