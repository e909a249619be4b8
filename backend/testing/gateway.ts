import { signWebhook } from '../topup/providers/vietQr/signature';
import type { TestPlayer, TestShop } from './testShop';

/** What the gateway reports of a transfer. */
export interface GatewayReport {
  id: string;
  providerRef: string;
  /** Đồng. */
  amount: number;
  /** @default 'success' */
  status?: string;
}

/** The bank's side and the operator's of a shop, and a player's who tops up. */
export function gatewayOf({ shop, call }: Pick<TestShop, 'shop' | 'call'>) {
  const headers = { Authorization: `Bearer ${shop.secrets.operatorKey}` };
  return {
    /** A signed webhook. */
    report({ status = 'success', ...report }: GatewayReport) {
      const body = JSON.stringify({ ...report, status });
      const signature = signWebhook(shop.secrets.gatewayKey, body, shop.clock.now());
      return call('POST', '/webhooks/gateway', { body, headers: { 'X-Signature': signature } });
    },
    operator: (method: 'GET' | 'POST', path: string, body: unknown = {}) =>
      call(method, `/operator/${path}`, { headers, ...(method === 'GET' ? {} : { body }) }),
    async start({ token }: TestPlayer, amount: number): Promise<string> {
      const { body } = await call('POST', '/internalpaygateway/init', { token, body: { amount } });
      return (body.data as { id: string }).id;
    },
    async wallet({ token }: TestPlayer): Promise<number> {
      const { body } = await call('GET', '/users/get-user-balance', { token });
      return (body.data as { amount: number }).amount;
    },
  };
}
