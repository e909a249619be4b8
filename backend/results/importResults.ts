import { sealBooks } from '../books/seal';
import { inTransaction } from '../db/transaction';
import type { Shop } from '../shop';
import { decodeRecord } from './decodeRecord';
import { isAhead, type DrawRecord } from './drawRecord';
import { periodsOf } from './drawIdentity';
import { storeDraws, type StoreOutcome } from './storeDraws';

const BATCH = 500;

export interface RefusedRecord {
  /** Place in the file, from 1. */
  line: number;
  /** What is wrong, in English, for the operator. */
  reason: string;
}

export interface ImportSummary {
  imported: number;
  alreadyThere: number;
  refused: number;
  refusals: RefusedRecord[];
}

/** What of it the audit trail keeps. */
export const importOutcome = ({ imported, alreadyThere, refused }: ImportSummary) => ({
  imported,
  alreadyThere,
  refused,
});

export interface ResultSummary extends ImportSummary {
  /** What the operator has to look at, in English. */
  warnings: string[];
}

interface NumberedRecord {
  line: number;
  record: DrawRecord;
}

/**
 * Stores the draws of a result file, one JSON object a line. A refused record is reported and the rest goes on; a
 * batch of 500 is one transaction, and other work runs between two of them. Empty lines are passed over.
 */
export async function importResults(shop: Shop, lines: AsyncIterable<string>): Promise<ResultSummary> {
  const summary: ResultSummary = { imported: 0, alreadyThere: 0, refused: 0, refusals: [], warnings: [] };
  let batch: NumberedRecord[] = [];
  let line = 0;

  function refuse(refused: number, reason: string): void {
    summary.refused += 1;
    summary.refusals.push({ line: refused, reason });
  }

  async function store(): Promise<void> {
    const storing = { source: 'import', at: shop.clock.now() } as const;
    const records = batch.map(({ record }) => record);
    await sealBooks(shop, { ids: periodsOf(records), isDrawn: true });
    const outcomes = await inTransaction(shop, (trx) => storeDraws(trx, records, storing));
    for (const [index, { line: at }] of batch.entries()) {
      const outcome = outcomes[index];
      if (outcome?.stored === 'new') summary.imported += 1;
      if (outcome?.stored === 'known') summary.alreadyThere += 1;
      if (outcome?.stored === 'differs') refuse(at, differs(outcome));
      else summary.warnings.push(...(outcome?.warnings ?? []));
    }
    batch = [];
  }

  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const decoded = decodeRecord(text);
    if (!decoded.ok) refuse(line, decoded.message);
    else if (isAhead(decoded.value, shop.clock.now())) refuse(line, 'is of a draw whose time has not come');
    else batch.push({ line, record: decoded.value });
    if (batch.length === BATCH) await store();
  }
  await store();
  summary.refusals.sort((first, second) => first.line - second.line);
  return summary;
}

function differs({ known }: Extract<StoreOutcome, { stored: 'differs' }>): string {
  const origin = known.source === 'simulated' ? 'drawn by the sandbox' : 'imported';
  const number = known.draw_no === null ? known.id : `${known.id}, number ${known.draw_no}`;
  return `differs from the stored result (${number}, ${origin}); an import changes no stored result: see results correct`;
}
