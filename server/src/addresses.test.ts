import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { addressesFor, isLoopback } from './addresses.ts';

const on = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') => ({ address, internal, family }) as NetworkInterfaceInfo;
const INTERFACES = {
  lo: [on('127.0.0.1', true), on('::1', true, 'IPv6')],
  docker0: [on('192.168.240.1')],
  eth1: [on('10.1.2.3')],
  tun0: [on('10.8.0.2')],
  wlan0: [on('fe80::1', false, 'IPv6'), on('192.168.1.5')],
  eth2: [on('203.0.113.9')],
};

it('whoever listens everywhere is found at every address of the machine, where people are at home first', () =>
  expect(addressesFor('0.0.0.0', 8080, INTERFACES)).toEqual(
    ['192.168.1.5', '10.1.2.3', '203.0.113.9', '192.168.240.1', '10.8.0.2'].map((address) => `http://${address}:8080`),
  ));
it('whoever listens at one address is found there, and nobody on the own machine alone', () => {
  expect(addressesFor('192.168.1.5', 80, INTERFACES)).toEqual(['http://192.168.1.5:80']);
  expect(addressesFor('fd00::7', 80, INTERFACES)).toEqual(['http://[fd00::7]:80']);
  for (const host of ['127.0.0.1', 'localhost', '::1', '127.1.2.3']) expect(addressesFor(host, 80, INTERFACES)).toEqual([]);
});
it('an own machine is known by its name', () => {
  for (const host of ['localhost', '[::1]', '127.0.0.1']) expect(isLoopback(host)).toBe(true);
  for (const host of ['localhost.example.org', '128.0.0.1', '0.0.0.0']) expect(isLoopback(host)).toBe(false);
});
