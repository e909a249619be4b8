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
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

test('the sandbox prints one line', async () => {
  const lines: string[] = [];
  await printCode({ info: (line) => lines.push(line), error: () => {} })(message);
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
