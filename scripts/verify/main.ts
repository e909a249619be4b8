import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  ProofError,
  checkListed,
  verifyBook,
  verifyLog,
  verifyReceipt,
  verifyRefusal,
  verifyWinners,
  type Check,
} from '@veloc/proof';
import { NotPublished, downloadBook, downloadLog, downloadPolicy, downloadWinners, type Download } from './download';
import { prizeOf } from './prizeOf';

/**
 * `npm run verify`: checks what a shop has published, as a stranger would. A line a check; ends with 1 where one failed.
 */
const USAGE = `npm run verify -- receipt FILE [--policy FILE | --from URL] [--winners]
npm run verify -- refusal FILE --order ID [--policy FILE | --from URL]
npm run verify -- book PERIOD --from URL [--policy FILE]
npm run verify -- winners PERIOD --from URL [--policy FILE]
npm run verify -- log --from URL [--policy FILE] [--kept FILE]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    policy: { type: 'string' },
    kept: { type: 'string', default: 'veloc-log.json' },
    order: { type: 'string' },
    winners: { type: 'boolean', default: false },
  },
});

const download: Download = async (path) => {
  if (values.from === undefined) throw new NotPublished('Name the shop: --from https://shop.example.vn');
  const response = await fetch(new URL(path, values.from)).catch(() => {
    throw new NotPublished(`Nobody answers at ${values.from}: look at the address, or try again later.`);
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new NotPublished(`The shop answered ${response.status} for ${path}: try again later.`);
  return new Uint8Array(await response.arrayBuffer());
};
const policy = () => (values.policy === undefined ? downloadPolicy(download) : readFileSync(values.policy, 'utf8'));

async function receiptChecks(file: string): Promise<readonly Check[]> {
  const text = readFileSync(file, 'utf8');
  const { checks, receipt } = await verifyReceipt(text, await policy());
  if (!values.winners || !receipt) return checks;
  try {
    const found = checkListed(await downloadWinners(download, receipt.ticket.period), receipt.ticket, prizeOf);
    return [...checks, { name: 'winners', state: 'passed', found }];
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    return [...checks, { name: 'winners', state: 'failed', found: error.message }];
  }
}

async function winnersChecks(period: string): Promise<readonly Check[]> {
  const book = await downloadBook(download, period);
  const file = await downloadWinners(download, period);
  return [
    ...(await verifyBook(book, await policy())),
    ...(await verifyWinners({ period, file, log: book.log, entries: book.entries, prizeOf })),
  ];
}

async function logChecks(): Promise<readonly Check[]> {
  const earlier = existsSync(values.kept)
    ? (JSON.parse(readFileSync(values.kept, 'utf8')) as { size: number; root: string })
    : null;
  const { checks, kept } = await verifyLog({ ...(await downloadLog(download)), earlier }, await policy());
  if (kept) writeFileSync(values.kept, `${JSON.stringify(kept)}\n`);
  return checks;
}

async function run(): Promise<readonly Check[]> {
  const [what, name = ''] = positionals;
  if (what === 'receipt' && name) return receiptChecks(name);
  if (what === 'refusal' && name && values.order !== undefined) {
    return verifyRefusal(readFileSync(name, 'utf8'), values.order, await policy());
  }
  if (what === 'book' && name) return verifyBook(await downloadBook(download, name), await policy());
  if (what === 'winners' && name) return winnersChecks(name);
  if (what === 'log') return logChecks();
  throw new NotPublished(USAGE);
}

const MARKS = { passed: 'ok', failed: 'FAILED', pending: 'not yet' };
try {
  const checks = await run();
  for (const { name, state, found } of checks) console.log(`${MARKS[state]}  ${name}: ${found}`);
  process.exitCode = checks.some(({ state }) => state === 'failed') ? 1 : 0;
} catch (error) {
  const isOurs = error instanceof NotPublished || error instanceof ProofError;
  console.error(isOurs ? error.message : error);
  process.exitCode = 1;
}
