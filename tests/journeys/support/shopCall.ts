import { randomUUID } from 'node:crypto';
import type { ShopServer } from './shopServer';

/** One call to the shop as its storefront would make it; answers `data` and throws on a refusal. */
export async function shopCall<Data>(
  { url }: Pick<ShopServer, 'url'>,
  path: string,
  { method = 'POST', token, body = {} }: { method?: 'GET' | 'POST'; token?: string; body?: object } = {},
): Promise<Data> {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: Data };
  return data;
}
