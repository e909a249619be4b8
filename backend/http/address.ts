import { isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { AppEnv } from './env';

function socketAddress(c: Context<AppEnv>): string | undefined {
  // A request that was made without a socket (a test, a function host) has no connection to ask.
  const bindings: unknown = c.env;
  const hasSocket = typeof bindings === 'object' && bindings !== null && 'incoming' in bindings;
  return hasSocket ? getConnInfo(c).remote.address : undefined;
}

/**
 * The caller's address. X-Forwarded-For is believed only behind a proxy of our own (`VELOC_TRUST_PROXY=1`), and then
 * only its last entry: that proxy wrote it, everything before it came from the caller.
 */
export function addressOf(c: Context<AppEnv>): string {
  if (c.get('shop').settings.trustProxy) {
    const forwarded = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
    // A proxy that writes something else (RFC 7239 has `unknown`) has told nothing.
    if (forwarded && isIP(hostOf(forwarded)) !== 0) return forwarded;
  }
  return socketAddress(c) ?? 'unknown';
}

function groupsOf(half: string): number[] {
  return half
    .split(':')
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16));
}

/** An address without the port that some proxies write along, and without an IPv6 zone. */
function hostOf(address: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return bare.split('%')[0] ?? '';
}

/** The eight groups of an IPv6 address. */
function groupsOfAddress(host: string): number[] {
  // The URL parser writes every spelling of an address in one way, of hexadecimal groups alone.
  const [head = '', tail = ''] = new URL(`http://[${host}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

/** An IPv4 address that is written as an IPv6 one (`::ffff:192.0.2.1`). */
function mappedOf(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

function networkOf(groups: readonly number[], bits: 48 | 64): string {
  const network = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${network.join(':')}::/${bits}`;
}

/**
 * What counts as one caller: an IPv4 address, also inside an IPv6 one (`::ffff:192.0.2.1`), or the /64 of an IPv6
 * address, which is the least that a line is given and whose 2^64 addresses its owner picks from freely. Anything else
 * stands for itself.
 */
export function originOf(address: string): string {
  const host = hostOf(address);
  if (!isIPv6(host)) return host;
  const groups = groupsOfAddress(host);
  return mappedOf(groups) ?? networkOf(groups, 64);
}

/**
 * The /48 of an IPv6 address, the most that one site is given (RFC 6177): 65,536 callers of `originOf` may be one.
 * Undefined for every other address.
 */
export function siteOf(address: string): string | undefined {
  const host = hostOf(address);
  if (!isIPv6(host)) return undefined;
  const groups = groupsOfAddress(host);
  return mappedOf(groups) === undefined ? networkOf(groups, 48) : undefined;
}
