/** One server-sent event. */
export interface ServerEvent {
  /** @default 'message' */
  event: string;
  data: string;
}

/** Reads server-sent events from a stream of bytes, as the HTML standard words them, until it ends. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): ServerEvent | null {
  const fields = block.split(/\r?\n/).map((line) => /^(\w+):? ?(.*)$/.exec(line) ?? []);
  const named = (name: string) => fields.filter(([, field]) => field === name).map(([, , value = '']) => value);
  const data = named('data');
  return data.length === 0 ? null : { event: named('event').at(-1) ?? 'message', data: data.join('\n') };
}
