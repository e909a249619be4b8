import { describe, expect, it } from 'vitest';
import { ProofError, toBase64, toHex, utf8 } from './bytes';
import { keyEntry } from './keyChange';
import { ED25519_TYPE, signNote, vkeyOf } from './note';
import { promiseText, readPromise, readRefusal, refusalText } from './promise';
import { readSealEntry, sealEntryText, type SealEntry } from './sealEntries';
import { shopKey } from './testing/signingKey';
import { canonicalTicket, readTicketEntry, ticketEntry, type TicketFacts } from './ticketEntry';
import { inclusionProof, leafHash, nodesOf } from './tree';
import {
  SHOP,
  PERIOD,
  tickets,
  salts,
  entries,
  leaves,
  root,
  book,
  bookCheckpoint,
  seal,
  sealEntries,
  log,
  witness,
  sealsText,
} from './testing/bookOfThree';

describe('the published vectors', () => {
  it('of entries, leaves and the book', () => {
    expect(canonicalTicket(tickets[0] as TicketFacts)).toBe(
      '{"copies":1,"game":"mega","period":"mega:20260821","play":{"listNumber":[3,11,17,25,33,41]},"price":10000,"stampedAt":"2026-08-21T03:00:00.000Z"}',
    );
    expect(toHex(salts[0] as Uint8Array)).toBe('28af3a6fd79b7ca2249a8beea9f2154b5e45dffec5e09925aa95a0b983580b02');
    expect(entries).toEqual([
      'veloc-ticket/v1\nmega:20260821\n10000\nZ+cQ9wJLi56/HHW+qt6gcf9kZYgBpETjKC+ZwkIXiek=\n',
      'veloc-ticket/v1\nmega:20260821\n20000\nT462qXkLFKIJb7kqrDrNCf4rO6Nweg5yzl78nonkhVA=\n',
      'veloc-ticket/v1\nmega:20260821\n70000\n60qsmtHygAl4oZlro58mAhnfE67FTOWHGMY9aj1l+8I=\n',
    ]);
    expect(leaves.map(toHex)).toEqual([
      '4f87fd3ce8e4e2b3e464f3fd56962f612d47a9b7c2d68eb3232d7fee19375268',
      '99b14a50996a9e445d86d1bbad2190795af254255eea4ee34ee7846268c09f6a',
      '8720ce62b78f5bb57909e38678f98ea981bcaec31ff6d7f0a8af1447ca17d49f',
    ]);
    expect(toHex(root)).toBe('22c42c497dd58714a304358017b89cea5609d75f824c882ea81ac4c6545eaeeb');
    expect(inclusionProof(2, 3, nodesOf(leaves)).map(toBase64)).toEqual([
      'mWzMvsXZbPCbvkgONcgN8ihbdcHPbJouS7bLRmGUTok=',
    ]);
  });

  it('of keys and signatures', () => {
    expect(vkeyOf(book.name, ED25519_TYPE, shopKey.publicKey)).toBe(
      'veloc.example/book/mega:20260821+1e4d2d3c+AddamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea',
    );
    expect(bookCheckpoint).toContain(
      '— veloc.example/book/mega:20260821 Hk0tPObpLmB13Tg2VgCPH7hErgz7/8Imc2LTPJ8S1bS1NUCe8eEHWJw4znyHdQpMQZQ98MzTmSO7gO5Abn1N27NRvgA=\n',
    );
    expect(sealEntries).toEqual([
      'veloc-open/v1\nveloc.example\n',
      'veloc-seal/v1\nmega:20260821\n2026-08-21T10:59:00.000Z\n3\nIsQsSX3VhxSjBDWAF7ic6lYJ11+CTIguqBrExlRerus=\n100000\n',
    ]);
    expect(signNote(sealsText, [log, witness])).toBe(
      `veloc.example/seals
2
TL7X8/7dO83xGB6zkl4Ryo4MHg3/qc4IgoOsGYG0WTo=

— veloc.example/seals YEJKTsyW5s2/B9AL8Ebx07S+x7vWCtof45S/kWqRGiGps2S29Gu0o98rjpJZii1Px978epWLWrixhJpMI84YVVeApgE=
— witness.example/w1 BNLYMwAAAABqiC9+gua6oVzsiQXOoZX2n7veujs/DRmi7bdEj0271P5ZqGFso3QXHRkJErTPy2z8ZD5z1bfxIgdzmDLa1sfJRteuBA==
`,
    );
  });
});

describe('entries', () => {
  const hash = leafHash(utf8('a'));
  const all: SealEntry[] = [
    seal,
    { ...seal, total: null },
    { kind: 'open', shop: SHOP },
    { kind: 'result', period: PERIOD, record: hash, recordedAt: '2026-08-21T11:05:00.000Z' },
    { kind: 'correction', period: PERIOD, before: hash, after: root, recordedAt: '2026-08-21T11:05:00.000Z' },
    { kind: 'paid', period: PERIOD, count: 2, total: 60_000, winners: hash },
    { kind: 'void', period: PERIOD, refunded: 100_000 },
    { kind: 'forced', period: PERIOD, at: '2026-08-21T11:05:00.000Z' },
    keyEntry(
      { vkey: vkeyOf(log.name, ED25519_TYPE, shopKey.publicKey), signer: log },
      'veloc.example/seals+1e4d2d3c+Addam',
    ),
  ];

  it.each(all.map((entry) => [entry.kind, entry] as const))('of %s are read as they were written', (_, entry) => {
    expect(readSealEntry(sealEntryText(entry))).toEqual(entry);
  });

  it.each([
    '',
    'veloc-seal/v2\n',
    'veloc-open/v1\n',
    'veloc-open/v1\na\nb\n',
    'veloc-open/v1\na',
    sealEntryText(seal).replace('\n3\n', '\n03\n'),
    sealEntryText({ kind: 'paid', period: PERIOD, count: 2, total: 6, winners: hash }).replace('2 6', '2  6'),
    7,
  ])('are not %j', (text) => expect(() => readSealEntry(text)).toThrow(ProofError));

  it('of tickets are read, and nothing else is', () => {
    expect(readTicketEntry(entries[0] ?? '')).toMatchObject({ period: PERIOD, price: 10_000 });
    expect(() => readTicketEntry(`${entries[0]}\n`)).toThrow(ProofError);
    expect(() => readTicketEntry('veloc-ticket/v2\n')).toThrow(ProofError);
  });

  it('of tickets do not depend on how the numbers lie in memory', () => {
    const [ticket] = tickets as [TicketFacts];
    const { game, copies, ...rest } = ticket;
    expect(ticketEntry({ ...rest, copies, game }, salts[0] as Uint8Array)).toBe(entries[0]);
    const circular: Record<string, unknown> = {};
    circular.itself = circular;
    expect(() => canonicalTicket({ ...ticket, play: circular })).toThrow(ProofError);
    expect(() => canonicalTicket({ ...ticket, play: { call: () => 1 } })).toThrow(ProofError);
    expect(() => canonicalTicket({ ...ticket, price: NaN })).toThrow(ProofError);
  });

  it('of promises and refusals are read as they were written', () => {
    const promise = { shop: SHOP, orderId: 'a', stampedAt: '2026-08-21T03:00:00.000Z', tickets: 3, root };
    expect(readPromise(promiseText(promise))).toEqual(promise);
    const refusal = { shop: SHOP, request: hash, at: '2026-08-21T10:59:00.001Z' };
    expect(readRefusal(refusalText(refusal))).toEqual(refusal);
    expect(() => readPromise(refusalText(refusal))).toThrow(ProofError);
    expect(() => readRefusal(promiseText(promise))).toThrow(ProofError);
  });
});
