import { createHmac } from 'node:crypto';
import type { Clock } from '../clock';
import type { OneTimeCode } from '../shop';

const TIMEOUT = 10_000;

/** The sandbox's messaging service: one line, `OTP +84912345678 402913`, on standard output and in no log, which masks both. */
export function printCode(print: (line: string) => void) {
  return async ({ phone, code }: OneTimeCode): Promise<void> => print(`OTP ${phone} ${code}`);
}

/**
 * Posts `{ phone, code, purpose }` to the shop's messaging service, signed as the gateway's webhooks are:
 * `X-Signature: t=<unix seconds>,v1=<hex of HMAC-SHA256 over "t.body">`. Only the status of the answer is read. Throws on
 * any but 2xx, also on a redirect, and after 10 s.
 */
export function postCode({ url, key, clock }: { url: string; key: string; clock: Clock }) {
  return async (message: OneTimeCode): Promise<void> => {
    const body = JSON.stringify(message);
    const seconds = Math.floor(clock.now().getTime() / 1000);
    const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature': `t=${seconds},v1=${signature}` },
      body,
      // A code goes to the address that was set and to no other, whatever that one answers.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the messaging service answered ${response.status}`);
  };
}
