import { describe } from 'vitest';
import { type Hub, localBus } from '../src/bus/local.ts';
import { busContract } from './bus.contract.ts';

describe('the bus within a process', () => {
  const hub: Hub = new Set();
  busContract(() => localBus(hub));
});
