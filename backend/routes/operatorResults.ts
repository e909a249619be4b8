import { contract } from '@veloc/rules';
import { Hono } from 'hono';
import { actOfMany } from '../audit/act';
import { ok } from '../http/answer';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { limitFile } from '../http/limitFile';
import { HttpError } from '../http/httpError';
import { runDueJobs } from '../jobs/runDueJobs';
import { drawsWithMoreWinners, drawsWithoutFigure } from '../prizes/lists';
import { importOutcome, importResults } from '../results/importResults';
import { readLines } from '../results/readLines';
import type { Shop } from '../shop';

/** POST /operator/results: JSON Lines in the format of docs/results-format.md. */
export function operatorResultRoutes(shop: Shop) {
  return new Hono<AppEnv>().on(...route(contract.importResults, 'Import results'), limitFile, async (c) => {
    const { body } = c.req.raw;
    if (!body) throw new HttpError(400, 'VALIDATION_ERROR', 'Thiếu tệp kết quả');
    const work = () => importResults(shop, readLines(body));
    const file = { kind: 'results', id: 'file' } as const;
    const summary = await actOfMany(c, shop, file, { work, outcomeOf: importOutcome });
    // What these records decided is paid before the operator reads the summary.
    await runDueJobs(shop);
    return ok(c, {
      ...summary,
      warnings: [...summary.warnings, ...(await missingFigures(shop)), ...(await moreWinners(shop))],
    });
  });
}

async function missingFigures({ db }: Pick<Shop, 'db'>): Promise<string[]> {
  return (await drawsWithoutFigure(db)).map(
    ({ drawId, tickets }) =>
      `${tickets} winning tickets of ${drawId} wait for its jackpot, which no record prints: results pool ${drawId} --jackpot1 N`,
  );
}

async function moreWinners({ db }: Pick<Shop, 'db'>): Promise<string[]> {
  return (await drawsWithMoreWinners(db)).map(
    ({ drawId, printed, winners }) =>
      `${winners} plays of ${drawId} won a jackpot here, and its page prints ${printed} winners: check its numbers before a prize is approved`,
  );
}
