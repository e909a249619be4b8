import { signWebhook } from '../../backend/topup/providers/vietQr/signature';
import type { TestAnswer, TestShop } from '../../backend/testing/testShop';
import { addressOf, type ContractCall, type Sent } from './call';

/**
 * Makes a call with a request; the gateway's are signed. `token` is a player's or the operator's key, `key` an
 * Idempotency-Key.
 */
export function ask(
  { call, shop }: TestShop,
  { method, path, access }: ContractCall,
  sent: Sent,
  { token, key }: { token?: string | undefined; key?: string | undefined } = {},
): Promise<TestAnswer> {
  const text = sent.body === undefined || typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
  return call(method, addressOf(path, sent), {
    ...(text !== undefined && { body: text }),
    ...(token !== undefined && { token }),
    ...(key !== undefined && { key }),
    ...(access === 'gateway' && {
      headers: { 'X-Signature': signWebhook(shop.secrets.gatewayKey, text ?? '', shop.clock.now()) },
    }),
  });
}
