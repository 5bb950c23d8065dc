import type { Effect } from '../../../data/words.ts';
import { boostOfThatCard, gainCounter } from '../../say.ts';

export const samples: readonly Effect[] = [gainCounter(1), gainCounter(boostOfThatCard)];
