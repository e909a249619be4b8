import type { ResultSummary } from '../results/importResults';
import { jsonLines } from './resultRecords';
import type { TestShop } from './testShop';

/** What the operator's import call answers for a file. */
export async function importFile(test: TestShop, file: string): Promise<ResultSummary> {
  const answer = await test.call('POST', '/operator/results', {
    token: test.shop.secrets.operatorKey,
    body: file,
    headers: { 'Content-Type': 'application/x-ndjson' },
  });
  if (answer.status !== 200) throw new Error(`the import was refused: ${answer.text}`);
  return answer.body.data as ResultSummary;
}

export function importRecords(test: TestShop, ...records: unknown[]): ReturnType<typeof importFile> {
  return importFile(test, jsonLines(records));
}
