import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeRecord } from '../../backend/results/decodeRecord';
import type { DrawRecord } from '../../backend/results/drawRecord';

/** A record of a result file: as the shop reads it, and the line itself, which may print more. */
export interface RealDraw {
  record: DrawRecord;
  line: string;
}

interface ResultFiles {
  draws: RealDraw[];
  /** Lines that are no valid draw, each with its file and the reason. */
  refused: string[];
}

/** Every line of the `.jsonl` files of a folder. */
export function readResultFiles(folder: string): ResultFiles {
  const draws: RealDraw[] = [];
  const refused: string[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (line === '') continue;
      const record = decodeRecord(line);
      if (record.ok) draws.push({ record: record.value, line });
      else refused.push(`${file}:${index + 1} ${record.message}`);
    }
  }
  return { draws, refused };
}
