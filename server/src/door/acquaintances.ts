/** Over HTTP: whom a player blocks, whom they follow, and who is a friend by it. */
import { type Context, Hono } from 'hono';
import type { Hall } from '../hall.ts';
import { friends } from '../meeting/friends.ts';
import { type Env, ID } from './routes.ts';

export function acquaintanceRoutes(hall: Hall): Hono<Env> {
  const routes = new Hono<Env>();
  const { store } = hall;
  const block = async (context: Context<Env>, on: boolean) => {
    const { id } = context.get('player');
    await store.block(id, context.req.param('id')!, on);
    await hall.renew(id);
    return context.json(await store.blocked(id));
  };
  const follow = async (context: Context<Env>, on: boolean) => {
    const { id } = context.get('player');
    await store.follow(id, context.req.param('id')!, on);
    return context.json(await friends(hall, id));
  };
  routes.put(`/me/blocked/${ID}`, async (context) => block(context, true));
  routes.delete(`/me/blocked/${ID}`, async (context) => block(context, false));
  routes.get('/me/friends', async (context) => context.json(await friends(hall, context.get('player').id)));
  routes.put(`/me/following/${ID}`, async (context) => follow(context, true));
  routes.delete(`/me/following/${ID}`, async (context) => follow(context, false));
  return routes;
}
