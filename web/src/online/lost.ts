/** Has the connection been lost, and is not back yet? Unlike its state, this does not waver with every attempt. */
import { effect, signal } from '@preact/signals';
import { state } from './connection.ts';

export const isLost = signal(false);
effect(() => {
  if (state.value !== 'connecting') isLost.value = state.value === 'broken';
});
