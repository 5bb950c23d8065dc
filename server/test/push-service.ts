/** A push service on this machine: HTTP, as RFC 8030 says; it checks who signed (RFC 8292) and, for its browsers, decrypts (RFC 8291). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Device, Notification } from '@peerless/protocol';

/** What came to a browser. */
export interface Delivered {
  told: Notification;
  topic: string;
  ttl: number;
  at: number;
}
export interface Browser {
  device: Device;
  delivered: Delivered[];
  /** With what it answers from now on. */
  answers: number;
}
export interface LocalPushService {
  origin: string;
  /** Why messages were refused. */
  problems: string[];
  subscribe(lang?: string): Browser;
  close(): Promise<void>;
}

const DAY = 24 * 3600;
const decoded = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Throws unless whoever has this key says that they speak to this service, now. */
export function checkVapid(authorization: string | undefined, origin: string, key: string): void {
  const [, token, shown] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (!token || shown !== key) throw new Error('signed with another key, or not at all');
  const [head, body, signature] = token.split('.');
  const point = decoded(key);
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${body}`), by, decoded(signature))) throw new Error('the signature is wrong');
  const { aud, exp, sub } = JSON.parse(decoded(body).toString()) as { aud: string; exp: number; sub: string };
  const left = exp - Date.now() / 1000;
  if (aud !== origin || left <= 0 || left > DAY || !/^(https:|mailto:)/.test(sub)) throw new Error('claims to be for somebody else');
}

/** One record of aes128gcm, for whoever has the private key and the secret. */
export function decrypted(body: Buffer, privateKey: Buffer, secret: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body[20]];
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** `key` is what browsers were told of the server that may speak to them. */
export async function localPushService(key: () => Promise<string>): Promise<LocalPushService> {
  const browsers = new Map<string, { browser: Browser; privateKey: Buffer; secret: Buffer }>();
  const problems: string[] = [];
  const server = createServer((request, response) => {
    const answered = async (): Promise<number> => {
      const body = await read(request);
      const found = browsers.get(request.url ?? '');
      if (!found) return 404;
      const { browser, privateKey, secret } = found;
      if (browser.answers !== 201) return browser.answers;
      checkVapid(request.headers.authorization, service.origin, await key());
      const told = JSON.parse(decrypted(body, privateKey, secret)) as Notification;
      const { topic, ttl } = request.headers;
      browser.delivered.push({ told, topic: String(topic), ttl: Number(ttl), at: performance.now() });
      return 201;
    };
    void answered()
      .catch((problem: Error) => {
        problems.push(problem.message);
        return 403;
      })
      .then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: LocalPushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    problems,
    subscribe(lang = 'en') {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const secret = randomBytes(16);
      const path = `/${randomBytes(16).toString('base64url')}`;
      const device: Device = {
        endpoint: service.origin + path,
        keys: { p256dh: own.getPublicKey('base64url'), auth: secret.toString('base64url') },
        lang,
      };
      const browser: Browser = { device, delivered: [], answers: 201 };
      browsers.set(path, { browser, privateKey: own.getPrivateKey(), secret });
      return browser;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
