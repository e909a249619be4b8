import { createHmac } from 'node:crypto';
import { utf8 } from '../bytes';
import { checkpointText } from '../checkpoint';
import { cosigner } from '../cosignature';
import { ed25519Signer, signNote } from '../note';
import { signerNames } from '../promise';
import { sealEntryText, type SealEntry } from '../sealEntries';
import { entryLeaf, ticketEntry, type TicketFacts } from '../ticketEntry';
import { leafHash, rootOf } from '../tree';
import { shopKey, witnessKey } from './signingKey';

export const SHOP = 'veloc.example';
export const PERIOD = 'mega:20260821';
const bet = (play: object, price: number, copies: number, stampedAt: string): TicketFacts => ({
  copies,
  game: 'mega',
  period: PERIOD,
  play: { ...play },
  price,
  stampedAt,
});
export const tickets = [
  bet({ listNumber: [3, 11, 17, 25, 33, 41] }, 10_000, 1, '2026-08-21T03:00:00.000Z'),
  bet({ listNumber: [1, 2, 3, 4, 5, 6] }, 20_000, 2, '2026-08-21T03:00:01.000Z'),
  bet({ playMethod: 'GROUP_7', listNumber: [5, 9, 14, 20, 31, 44, 45] }, 70_000, 1, '2026-08-21T10:58:59.999Z'),
];
export const salts = [1, 2, 3].map((number) => {
  const id = `0198c9a0-0000-7000-8000-00000000000${number}`;
  return new Uint8Array(createHmac('sha256', Buffer.alloc(32, 7)).update(`veloc ticket salt ${id}`).digest());
});
export const entries = tickets.map((ticket, at) => ticketEntry(ticket, salts[at] as Uint8Array));
export const leaves = entries.map(entryLeaf);
export const root = rootOf(leaves);

export const book = ed25519Signer(signerNames.book(SHOP, PERIOD), shopKey);
export const bookCheckpoint = signNote(checkpointText({ origin: book.name, size: 3, root }), [book]);
export const seal: Extract<SealEntry, { kind: 'seal' }> = {
  kind: 'seal',
  period: PERIOD,
  closesAt: '2026-08-21T10:59:00.000Z',
  size: 3,
  root,
  total: 100_000,
};
export const sealEntries = [sealEntryText({ kind: 'open', shop: SHOP }), sealEntryText(seal)];
export const sealLeaves = sealEntries.map((entry) => leafHash(utf8(entry)));
export const log = ed25519Signer(signerNames.seals(SHOP), shopKey);
export const witness = cosigner('witness.example/w1', witnessKey, 1_787_309_950);
export const sealsText = checkpointText({ origin: log.name, size: 2, root: rootOf(sealLeaves) });
