import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  ProofError,
  checkEntered,
  checkListed,
  checked,
  fromBase64,
  policyAfter,
  readNote,
  readTlogProof,
  verifyBook,
  verifyLog,
  verifyReceipt,
  verifyRefusal,
  verifyWinners,
  type Check,
  type Receipt,
} from '@veloc/proof';
import { verifyTimestamp } from '../../backend/books/timestampToken';
import {
  NotPublished,
  downloadBook,
  downloadKeys,
  downloadLog,
  downloadPolicy,
  downloadViews,
  downloadWinners,
  isPublished,
  type Download,
} from './download';
import { prizeOf } from './prizeOf';

/**
 * `npm run verify`: checks what a shop has published, as a stranger would. A line a check; ends with 1 where one failed.
 */
const USAGE = `npm run verify -- receipt FILE [--policy FILE] [--from URL] [--winners] [--tsa-ca FILE]
npm run verify -- refusal FILE --order ID [--policy FILE | --from URL]
npm run verify -- book PERIOD --from URL [--policy FILE]
npm run verify -- winners PERIOD --from URL [--policy FILE]
npm run verify -- log --from URL [--policy FILE] [--kept FILE]`;

/** Ms that a witness may take. */
const PATIENCE = 5_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string' },
    policy: { type: 'string' },
    kept: { type: 'string', default: 'veloc-log.json' },
    order: { type: 'string' },
    winners: { type: 'boolean', default: false },
    'tsa-ca': { type: 'string' },
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
/** What a witness says; nothing where it is away. */
const ask = async (url: string) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  return response?.ok ? response.text() : null;
};
/** Whom to trust: a policy that was kept is led on by the changes of the key that its newest one has signed. */
async function policy(): Promise<string> {
  if (values.policy === undefined) return downloadPolicy(download);
  const kept = readFileSync(values.policy, 'utf8');
  return values.from === undefined ? kept : policyAfter(kept, await downloadKeys(download));
}

/** What a receipt says by itself and, where the shop is named, whether its book has the ticket. */
async function receiptChecks(file: string): Promise<readonly Check[]> {
  const trusted = await policy();
  const { checks, receipt } = await verifyReceipt(readFileSync(file, 'utf8'), trusted);
  if (!receipt) return checks;
  const { period } = receipt.ticket;
  const more: Check[] = await timestampChecks(receipt);
  if (values.from !== undefined && !(await isPublished(download, period))) {
    const found = `The shop shows no book of ${period}: look again once its sales have ended.`;
    more.push({ name: 'entered', state: 'pending', found });
  } else if (values.from !== undefined) {
    const book = await downloadBook(download, period);
    more.push(...(await verifyBook(book, trusted)));
    more.push(await checked('entered', () => checkEntered(book.entries, receipt)));
  }
  if (values.winners) {
    const winners = await downloadWinners(download, period);
    more.push(await checked('winners', () => checkListed(winners, receipt.ticket, prizeOf)));
  }
  return [...checks, ...more];
}

/** When an authority has seen the log that the receipt is proved in, for who trusts that authority. */
async function timestampChecks({ seals, timestamp }: Receipt): Promise<Check[]> {
  const authorities = values['tsa-ca'];
  const pending = (found: string): Check[] => [{ name: 'timestamp', state: 'pending', found }];
  if (timestamp === null || seals === null) return authorities === undefined ? [] : pending('The receipt has none.');
  if (authorities === undefined) return pending('Name the authority’s root certificates to check it: --tsa-ca FILE');
  const look = async () => {
    const { text } = readNote(readTlogProof(seals).checkpoint);
    const { at, by } = await verifyTimestamp(fromBase64(timestamp), text, readFileSync(authorities, 'utf8'));
    return `The log was seen at ${at.toISOString()} by ${by}.`;
  };
  return [await checked('timestamp', look)];
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
  const trusted = await policy();
  const views = await downloadViews(trusted, ask);
  const { checks, kept } = await verifyLog({ ...(await downloadLog(download)), earlier, views }, trusted);
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
