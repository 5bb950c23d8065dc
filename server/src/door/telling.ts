/** Over HTTP: of what a player wants to be told while no page is open, and by which browsers; and their holidays. */
import { Refused } from '@peerless/host';
import { WISHES } from '@peerless/protocol';
import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import type { Hall } from '../hall.ts';
import { holidayOf, takeHoliday } from '../meeting/holidays.ts';
import { DEVICE, MOVED, ON, PLACE, WISHED } from './check.ts';
import type { Env } from './routes.ts';

type Given = <T extends v.GenericSchema>(context: Context, shape: T) => Promise<v.InferOutput<T>>;

/** Below `/api`; whoever asks below `/me` is known by then. */
export function tellingRoutes(hall: Hall, given: Given): Hono<Env> {
  const { store, pushService, now } = hall;
  const routes = new Hono<Env>();
  routes.get('/push', async (context) => context.json({ key: await pushService.publicKey() }));
  const checkPlace = (endpoint: string): void => {
    if (!pushService.mayAsk(endpoint))
      throw new Refused('malformed', `endpoint: ${new URL(endpoint).host} is no push service that this server asks`);
  };
  // A service worker has no key of a player.
  routes.put('/devices', async (context) => {
    const { before, ...device } = await given(context, MOVED);
    checkPlace(device.endpoint);
    await store.moveDevice(before, device, now());
    return context.json(null);
  });
  routes.put('/me/devices', async (context) => {
    const device = await given(context, DEVICE);
    checkPlace(device.endpoint);
    await store.addDevice(context.get('player').id, device, now());
    return context.json(null);
  });
  routes.delete('/me/devices', async (context) => {
    const { endpoint } = await given(context, PLACE);
    await store.removeDevice(endpoint, context.get('player').id);
    return context.json(null);
  });
  routes.get('/me/wishes', async (context) => context.json((await store.wishes(context.get('player').id)) ?? WISHES));
  routes.put('/me/wishes', async (context) => {
    await store.wish(context.get('player').id, await given(context, WISHED));
    return context.json(null);
  });
  routes.get('/me/holiday', async (context) => context.json(await holidayOf(hall, context.get('player').id)));
  routes.put('/me/holiday', async (context) => {
    const { on } = await given(context, ON);
    return context.json(await takeHoliday(hall, context.get('player').id, on));
  });
  return routes;
}
