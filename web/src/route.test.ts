import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { linkTo, routeOf } = await import('./route.ts');

it('an address has parts, and a stroke at its end is none', () => {
  expect(routeOf('')).toEqual(['']);
  expect(routeOf('#/')).toEqual(['']);
  expect(routeOf('#/games/')).toEqual(['games']);
  expect(routeOf('#/heroes/medusa/alice')).toEqual(['heroes', 'medusa', 'alice']);
  expect(routeOf(linkTo('table', 'a/b', 'č'))).toEqual(['table', 'a/b', 'č']);
});

it('what cannot be read stays as it is', () => {
  expect(routeOf('#/%')).toEqual(['%']);
  expect(routeOf('#/heroes/%E0%A4%A')).toEqual(['heroes', '%E0%A4%A']);
});
