/** Web Push (RFC 8030, 8291, 8292): what is told goes, encrypted for the browser, to the service that the browser's maker runs. */
import type { Device } from '@peerless/protocol';
import webPush from 'web-push';
import type { Store } from '../store/store.ts';

/** Told; the browser does not want it any more, or is gone; to be tried again. */
export type Outcome = 'sent' | 'gone' | 'failed';
export interface PushService {
  /** What browsers have to know to accept what comes from here. */
  publicKey(): Promise<string>;
  /** Nobody makes the server ask any other address. */
  mayAsk(endpoint: string): boolean;
  /** `topic`: what is told later takes the place of what has not been fetched yet. */
  push(device: Device, topic: string, text: string): Promise<Outcome>;
}
export interface Options {
  store: Pick<Store, 'secret'>;
  /** Hosts, those below them included; or whole origins. */
  services?: readonly string[];
  /** Whom a push service may turn to: an address of the web. */
  contact?: string;
}

/** Of Chromium, Firefox, Safari and Edge. */
export const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'] as const;
const CONTACT = 'https://peerless.invalid';
/** Seconds for which a service keeps it for a device that is off. */
const KEPT = 24 * 3600;
const PATIENCE = 10_000;
const GONE = [404, 410];

interface Vapid {
  publicKey: string;
  privateKey: string;
}

export function pushService({ store, services = SERVICES, contact = CONTACT }: Options): PushService {
  let keys: Promise<Vapid> | undefined;
  /** Made when they are first wanted, and kept with the games: browsers accept no others later. */
  const vapid = (): Promise<Vapid> => {
    keys ??= store.secret('vapid', JSON.stringify(webPush.generateVAPIDKeys())).then((kept) => JSON.parse(kept) as Vapid);
    keys.catch(() => {
      keys = undefined;
    });
    return keys;
  };
  return {
    publicKey: async () => (await vapid()).publicKey,
    mayAsk(endpoint) {
      if (!URL.canParse(endpoint)) return false;
      const { protocol, hostname, origin, port } = new URL(endpoint);
      const isBelow = (host: string): boolean => hostname === host || hostname.endsWith(`.${host}`);
      return services.some((service) => service === origin || (protocol === 'https:' && port === '' && isBelow(service)));
    },
    async push({ endpoint, keys: own }, topic, text) {
      try {
        const { headers, body, method } = webPush.generateRequestDetails({ endpoint, keys: own }, text, {
          vapidDetails: { subject: contact, ...(await vapid()) },
          TTL: KEPT,
          topic,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
        });
        // A service answers by itself: nobody is led elsewhere.
        const answer = await fetch(endpoint, {
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(body),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE),
        });
        await answer.body?.cancel();
        return answer.ok ? 'sent' : GONE.includes(answer.status) ? 'gone' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}
