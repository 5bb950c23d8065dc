/** Where others find a server that listens on every address of its machine. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const EVERY = ['0.0.0.0', '::'];
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
/** Networks inside the machine: of containers, virtual machines and tunnels. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg|zt|podman|cni)/i;
/** What people have at home, then what others hand out. */
const LIKELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

export const isEverywhere = (host: string): boolean => EVERY.includes(host);
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
/** As a part of an address in a browser. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Addresses that friends can open, the likeliest first. */
export function addressesFor(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string[] {
  if (isLoopback(host)) return [];
  if (!isEverywhere(host)) return [`http://${hostInUrl(host)}:${port}`];
  const likely = (name: string, address: string): number => {
    const place = LIKELY.findIndex((pattern) => pattern.test(address));
    return (INSIDE.test(name) ? LIKELY.length + 1 : 0) + (place < 0 ? LIKELY.length : place);
  };
  return Object.entries(interfaces)
    .flatMap(([name, found = []]) =>
      found.filter(({ family, internal }) => family === 'IPv4' && !internal).map((each) => [name, each.address]),
    )
    .sort(([a, one], [b, other]) => likely(a, one) - likely(b, other))
    .map(([, address]) => `http://${address}:${port}`);
}
