import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manualClock } from '../clock';
import { postCode, printCode } from './codeSenders';

const message = { phone: '+84912345678', code: '402913', purpose: 'login' } as const;
const received: { body: string; signature: unknown }[] = [];
let status = 200;
let location: string | undefined;
let service: Server;
let url: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ body, signature: request.headers['x-signature'] });
      response.writeHead(status, location === undefined ? {} : { Location: location }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

test('the sandbox prints one line', async () => {
  const lines: string[] = [];
  await printCode((line) => lines.push(line))(message);
  expect(lines).toEqual(['OTP +84912345678 402913']);
});

test('a messaging service gets the code, signed', async () => {
  const clock = manualClock('2026-08-21T03:00:00Z');
  await postCode({ url, key: 'key', clock })(message);
  const seconds = clock.now().getTime() / 1000;
  const body = JSON.stringify(message);
  const v1 = createHmac('sha256', 'key').update(`${seconds}.${body}`).digest('hex');
  expect(received).toEqual([{ body, signature: `t=${seconds},v1=${v1}` }]);
});

test('a service that refuses is a failure', async () => {
  status = 500;
  const send = postCode({ url, key: 'key', clock: manualClock('2026-08-21T03:00:00Z') });
  await expect(send(message)).rejects.toThrow('answered 500');
});

test.each([301, 302, 303, 307, 308])('a code does not follow the service to another host (%d)', async (redirect) => {
  const strangers: string[] = [];
  const stranger = createServer((request, response) => {
    strangers.push(request.url ?? '');
    response.writeHead(200).end();
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  [status, location] = [redirect, `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`];
  const send = postCode({ url, key: 'key', clock: manualClock('2026-08-21T03:00:00Z') });
  await expect(send(message)).rejects.toThrow();
  expect(strangers).toEqual([]);
  stranger.close();
});
