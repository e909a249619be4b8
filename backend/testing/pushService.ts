import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushRequest } from '@veloc/rules';

/** A browser as far as a sender of messages knows it. */
export interface PushedBrowser {
  /** What its page hands to the shop. */
  subscription: PushRequest;
  /** The text of a message that was encrypted for it. Throws for any other. */
  read(body: Buffer): string;
}

/** Reads aes128gcm by RFC 8188 and 8291 alone, apart from the library that writes it. `keys` are private, in base64url. */
export function pushedBrowser(endpoint: string, keys?: { private: string; auth: string }): PushedBrowser {
  const ecdh = createECDH('prime256v1');
  if (keys) ecdh.setPrivateKey(keys.private, 'base64url');
  else ecdh.generateKeys();
  const own = ecdh.getPublicKey();
  const auth = keys ? Buffer.from(keys.auth, 'base64url') : randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    subscription: { endpoint, p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length);
      if (sealed.length > body.readUInt32BE(16)) throw new Error('The message has more than one record.');
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding is none.');
      return padded.subarray(0, end).toString('utf8');
    },
  };
}

export interface PushedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine (RFC 8030): it takes messages, and answers what it was told to. */
export async function pushService() {
  const messages: PushedMessage[] = [];
  const state = { status: 201, headers: {} as Record<string, string> };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      messages.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(state.status, state.headers).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let browsers = 0;
  return {
    origin,
    /** Those that came since they were taken last, oldest first. */
    take: () => messages.splice(0),
    answer(status: number, headers: Record<string, string> = {}) {
      Object.assign(state, { status, headers });
    },
    newBrowser: () => pushedBrowser(`${origin}/browser/${(browsers += 1)}`),
    close: () => new Promise((closed) => server.close(closed)),
  };
}

export type PushService = Awaited<ReturnType<typeof pushService>>;
