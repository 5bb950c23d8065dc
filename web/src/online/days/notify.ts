/** Being told on this device while no page is open: asked for only when the player wishes it. */
import type { Device } from '@peerless/protocol';
import { effect, signal } from '@preact/signals';
import { lang } from '../../texts/texts.ts';
import { ask, key } from '../me.ts';

/** `install`: only as an installed app, as iPhones have it. */
export type Telling = 'on' | 'off' | 'denied' | 'install' | 'never';
/** Null until it is known. */
export const telling = signal<Telling | null>(null);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
function deviceOf(found: PushSubscription): Device {
  const { endpoint, keys } = found.toJSON() as Omit<Device, 'lang'>;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, lang: lang() };
}
export async function look(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    telling.value = isApple() && !isInstalled() ? 'install' : 'never';
  else if (Notification.permission === 'denied') telling.value = 'denied';
  else {
    const found = Notification.permission === 'granted' ? await subscription().catch(() => null) : null;
    // The player, the language or the browser's keys may have changed since.
    if (found && key.value) await ask('PUT', '/me/devices', deviceOf(found)).catch(() => {});
    telling.value = found ? 'on' : 'off';
  }
}
export async function switchOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return look();
  const { key: applicationServerKey } = await ask<{ key: string }>('GET', '/push');
  const registration = await navigator.serviceWorker.ready;
  const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await ask('PUT', '/me/devices', deviceOf(found));
  telling.value = 'on';
}
export async function switchOff(): Promise<void> {
  const found = await subscription();
  if (found) {
    await ask('DELETE', '/me/devices', { endpoint: found.endpoint });
    await found.unsubscribe();
  }
  telling.value = 'off';
}
/** Who signs out, or becomes somebody else, is looked for anew. */
effect(() => {
  if (key.value && telling.value === 'on') void look();
});
