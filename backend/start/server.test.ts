import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { builtServer } from '../testing/builtServer';

let folder: string;
const started: ChildProcess[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veloc-server-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, VELOC_DATA: folder, PORT: '0', ...environment };
  const child = spawn(process.execPath, [builtServer()], { env });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  // 'close' comes after the last output, 'exit' may come before it.
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const address = new Promise<string>((found, gone) => {
    child.stdout.on('data', () => {
      const [, url] = /address: ([^\s"]+)[\n"]/.exec(output) ?? [];
      if (url) found(url);
    });
    void exited.then((code) => gone(new Error(`the server ended with ${code}: ${output}`)));
  });
  // A server that is meant to refuse never has an address.
  address.catch(() => {});
  return { child, address, exited, output: () => output };
}

/** What a process wrote may arrive later than its answer over the network. */
function says({ output }: { output: () => string }, line: RegExp): Promise<void> {
  return expect.poll(output, { timeout: 10_000 }).toMatch(line);
}

// Four starts of a process, on a machine that may be busy with other suites.
const PATIENCE = 180_000;

test(
  'starts, says the facts, serves, finishes on SIGTERM and starts again with what it stored',
  async () => {
    const clock = { VELOC_CLOCK: '2026-08-21T17:30:00+07:00', VELOC_SIMULATED_DRAWS: '0' };
    const first = start(clock);
    const url = await first.address;
    await says(first, /PGlite .* never calls fsync/);
    await says(first, /sandbox: on/);
    await says(first, /clock: runs from 2026-08-21T10:30/);
    expect((await fetch(`${url}/ready`)).status).toBe(200);

    const phone = '+84912345678';
    const body = JSON.stringify({ phone, purpose: 'register' });
    const headers = { 'Content-Type': 'application/json' };
    const sent = await fetch(`${url}/otp-verify/send`, { method: 'POST', headers, body });
    const { data } = (await sent.json()) as { data: { challengeId: string } };
    await says(first, /^OTP \+84912345678 \d{6}$/m);

    const rival = start(clock);
    expect(await rival.exited).toBe(2);
    expect(rival.output()).toMatch(/in use by process \d+/);

    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);

    const second = start(clock);
    const again = await fetch(`${await second.address}/otp-verify/get`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ challengeId: data.challengeId }),
    });
    expect(again.status).toBe(200);
  },
  PATIENCE,
);

test(
  'says at /ready that it is about to end, and answers everything else until then',
  async () => {
    const shop = start({ VELOC_DRAIN_MS: '60000' });
    const url = await shop.address;
    const status = async (path: string) => (await fetch(url + path)).status;
    expect(await status('/ready')).toBe(200);
    shop.child.kill('SIGTERM');
    await expect.poll(() => status('/ready'), { timeout: 10_000 }).toBe(503);
    expect(await status('/health')).toBe(200);
    expect(await status('/client/get-current-period')).toBe(200);

    const hurried = start({ VELOC_DRAIN_MS: '1', VELOC_DATA: join(folder, 'hurried') });
    expect((await fetch(`${await hurried.address}/ready`)).status).toBe(200);
    hurried.child.kill('SIGTERM');
    expect(await hurried.exited).toBe(0);
  },
  PATIENCE,
);

test('refuses to start half real, in one sentence', async () => {
  const refused = start({ VELOC_SANDBOX: '0' });
  expect(await refused.exited).toBe(2);
  expect(refused.output().trim().split('\n')).toHaveLength(1);
  expect(refused.output()).toMatch(/VELOC_OTP_SENDER is not set/);
});

test(
  'writes JSON alone where it is asked to, and tells its metrics at a port of their own',
  async () => {
    const shop = start({ VELOC_LOG_FORMAT: 'json', VELOC_METRICS_PORT: '0' });
    await shop.address;
    await says(shop, /"msg":"sandbox: on/);
    const lines = shop.output().trim().split('\n');
    const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    const urlOf = (fact: string) => messages.find((line) => line.startsWith(fact))?.slice(fact.length) ?? '';
    await fetch(`${urlOf('address: ')}/health`);
    const scraped = await (await fetch(urlOf('metrics: '))).text();
    expect(scraped).toContain('veloc_calls_total{method="GET",route="/health",status="200"} 1');
    expect(scraped).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(scraped).toContain('veloc_database_up 1');
    expect((await fetch(`${urlOf('address: ')}/metrics`)).headers.get('Content-Type')).not.toMatch(/^text\/plain/);
    expect((await fetch(urlOf('metrics: ').replace('/metrics', '/health'))).status).toBe(404);
    shop.child.kill('SIGTERM');
    expect(await shop.exited).toBe(0);
  },
  PATIENCE,
);

test(
  'gives the operator a port of its own, which the operator’s command finds',
  async () => {
    const shop = start({ VELOC_OPERATOR_PORT: '0' });
    const url = await shop.address;
    await says(shop, /^operator: \S+\/operator\/, there alone$/m);
    const [, port = ''] = /^operator: http:\/\/127\.0\.0\.1:(\d+)/m.exec(shop.output()) ?? [];
    expect((await fetch(`${url}/operator/ledger-check`)).status).toBe(404);
    const env = { PATH: process.env.PATH, VELOC_DATA: folder, VELOC_OPERATOR_PORT: port };
    const command = spawn(process.execPath, [builtServer().replace('server.js', 'operator.js'), 'ledger', 'check'], {
      env,
    });
    expect(await once(command, 'close')).toEqual([0, null]);
  },
  PATIENCE,
);
