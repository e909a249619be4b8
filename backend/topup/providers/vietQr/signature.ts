import { createHmac } from 'node:crypto';
import { sameText } from '../../../secrets';

export const SIGNATURE_HEADER = 'X-Signature';

/** How far a signature's time may be from the shop's, in seconds. */
const TOLERANCE = 5 * 60;

function mac(key: string, time: string, body: string): string {
  return createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
}

/** The value of `X-Signature` for a body sent at `now`: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(key: string, body: string, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1000));
  return `t=${time},v1=${mac(key, time, body)}`;
}

/** Whether `header` signs exactly this body, made at most 5 minutes ago. */
export function isSigned(key: string, header: string | null, body: string, now: Date): boolean {
  const [, time, signature] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header ?? '') ?? [];
  if (time === undefined || signature === undefined) return false;
  const age = Math.abs(now.getTime() / 1000 - Number(time));
  return age <= TOLERANCE && sameText(signature, mac(key, time, body));
}
