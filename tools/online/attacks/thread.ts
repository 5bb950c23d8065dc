/** One attack in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS } from '../attacks.ts';
import type { Target } from './attack.ts';

const { name, target } = workerData as { name: string; target: Target };
parentPort!.postMessage(await ATTACKS.find((attack) => attack.name === name)!.attack(target));
