import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RandomSource } from '@veloc/rules';
import { decodeRecord } from '../results/decodeRecord';
import type { DrawRecord } from '../results/drawRecord';
import { madeLines } from './madeDraws';

/** All draws of the JSON Lines files in the folder that `VELOC_DRAWS` names; without it, draws made here. */
export function drawRecords(random: RandomSource): DrawRecord[] {
  const folder = process.env.VELOC_DRAWS;
  const lines = folder ? linesOf(folder) : madeLines(random);
  const records = lines.map(decodeRecord).flatMap((record) => (record.ok ? [record.value] : []));
  if (records.length === 0) {
    throw new Error(
      `No draw could be read${folder ? ` from ${folder}` : ''}, so nothing would be compared. Name a folder of .jsonl result files in VELOC_DRAWS.`,
    );
  }
  return records;
}

function linesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '');
}
