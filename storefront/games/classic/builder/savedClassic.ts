import type { ClassicDraw, ClassicState, StockTicket } from '@veloc/rules';
import * as v from 'valibot';

const VERSION = 1;

const savedSchema = v.pipe(
  v.string(),
  v.maxLength(100_000),
  v.parseJson(),
  v.object({
    version: v.literal(VERSION),
    channelId: v.string(),
    resultDate: v.string(),
    chosen: v.array(v.object({ id: v.string(), amount: v.number() })),
  }),
);

/** What is kept of a choice; null when nothing is chosen. */
export function savedText({ draw, chosen }: Pick<ClassicState, 'draw' | 'chosen'>): string | null {
  if (!draw || chosen.length === 0) return null;
  const { channelId, resultDate } = draw;
  const kept = chosen.map(({ ticket: { id }, amount }) => ({ id, amount }));
  return JSON.stringify({ version: VERSION, channelId, resultDate, chosen: kept });
}

/** The draw that a choice was kept for; null when none was. */
export function savedDraw(text: string | null): Pick<ClassicDraw, 'channelId' | 'resultDate'> | null {
  const saved = v.safeParse(savedSchema, text);
  return saved.success ? saved.output : null;
}

/** The choice that was kept for this draw, as far as its stock still has it; nothing for another draw. */
export function savedChoice(text: string | null, draw: ClassicDraw, stock: readonly StockTicket[]) {
  const saved = v.safeParse(savedSchema, text);
  if (!saved.success || saved.output.channelId !== draw.channelId || saved.output.resultDate !== draw.resultDate) {
    return [];
  }
  return saved.output.chosen.flatMap(({ id, amount }) => {
    const ticket = stock.find((known) => known.id === id);
    return ticket ? [{ ticket, amount }] : [];
  });
}
