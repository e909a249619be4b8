import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One Mega result in the operator's format, made up for a journey. */
export function writeMegaResult(
  folder: string,
  {
    drawId,
    date,
    numbers,
    prizes = null,
  }: { drawId: string; date: string; numbers: number[]; prizes?: Record<string, unknown> | null },
) {
  const file = join(folder, `mega-${drawId}.jsonl`);
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(`${date}T00:00:00Z`).getUTCDay()];
  writeFileSync(file, `${JSON.stringify({ game: 'mega', drawId, date, weekday, numbers, prizes, src: 'journey' })}\n`);
  return file;
}
