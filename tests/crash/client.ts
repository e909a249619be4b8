export interface Reply {
  status: number;
  data: unknown;
  /** Of a refusal. */
  code: string | undefined;
}

interface Sent {
  method?: string;
  token: string;
  body?: unknown;
  key?: string;
}

/** One call over a real socket. Throws when no answer came: then nobody knows what the shop did. */
export async function send(url: string, path: string, { method = 'POST', token, body, key }: Sent): Promise<Reply> {
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as { data: unknown; code?: string };
  return { status: response.status, data: reply.data, code: reply.code };
}

/** Puts the clock of the sandbox forward; what falls due on the way is done. */
export async function putClock(url: string, operatorKey: string, now: string): Promise<void> {
  const { status, code } = await send(url, '/sandbox/clock', { token: operatorKey, body: { now } });
  if (status !== 200) throw new Error(`The clock was not put forward: ${status} ${code}`);
}
