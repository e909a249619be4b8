import { describe, expect, it } from 'vitest';
import { ProofError, fromHex, toHex } from '../bytes';
import { COSIGNATURE_TYPE } from '../cosignature';
import { ED25519_TYPE, signNote, vkeyOf, ed25519Signer } from '../note';
import { policyText } from '../policy';
import { promiseText, signerNames } from '../promise';
import { type Receipt } from '../receipt';
import { sealEntryText } from '../sealEntries';
import { shopKey, signingKey, witnessKey } from '../testing/signingKey';
import { tlogProofText } from '../tlogProof';
import { inclusionProof, nodesOf } from '../tree';
import { receiptChecks, verifyReceipt } from './receipt';
import {
  SHOP,
  tickets,
  salts,
  leaves,
  bookCheckpoint,
  seal,
  sealEntries,
  sealLeaves,
  log,
  witness,
  sealsText,
} from '../testing/bookOfThree';

describe('a receipt', () => {
  const promise = ed25519Signer(signerNames.promise(SHOP), shopKey);
  const promised = {
    shop: SHOP,
    orderId: 'a',
    stampedAt: '2026-08-21T10:58:59.999Z',
    tickets: 1,
    root: leaves[2] as Uint8Array,
  };
  const sealsCheckpoint = signNote(sealsText, [log, witness]);
  const receipt = {
    version: 1,
    ticket: tickets[2],
    salt: toHex(salts[2] as Uint8Array),
    promise: { note: signNote(promiseText(promised), [promise]), index: 0, proof: [] },
    book: tlogProofText({ index: 2, hashes: inclusionProof(2, 3, nodesOf(leaves)), checkpoint: bookCheckpoint }),
    sealEntry: sealEntries[1] ?? '',
    seals: tlogProofText({ index: 1, hashes: inclusionProof(1, 2, nodesOf(sealLeaves)), checkpoint: sealsCheckpoint }),
    timestamp: null,
  } satisfies Record<keyof Receipt, unknown>;
  const logKey = vkeyOf(log.name, ED25519_TYPE, shopKey.publicKey);
  const witnessVkey = vkeyOf('witness.example/w1', COSIGNATURE_TYPE, witnessKey.publicKey);
  const policy = policyText([{ vkey: logKey, url: null }], [{ vkey: witnessVkey, url: null }]);

  const states = async (sent: unknown, trusted: unknown = policy) => {
    const { checks } = await verifyReceipt(sent, trusted);
    return Object.fromEntries(checks.map(({ name, state }) => [name, state]));
  };
  const failures = async (sent: unknown, trusted: unknown = policy) => {
    const { checks, proved } = await verifyReceipt(sent, trusted);
    const failed = checks.filter(({ state }) => state === 'failed');
    if (failed.length > 0) expect(proved).toBeNull();
    return failed.map(({ name, found }) => `${name}: ${found}`).join('\n');
  };

  it('that is right passes every check, as JSON and as a file’s text', async () => {
    const passed = Object.fromEntries(receiptChecks.map((name) => [name, 'passed']));
    expect(await states(receipt)).toEqual(passed);
    expect(await states(JSON.stringify(receipt))).toEqual(passed);
    const { proved } = await verifyReceipt(receipt, policy);
    expect(proved).toEqual({
      place: 2,
      size: 3,
      closesAt: '2026-08-21T10:59:00.000Z',
      total: 100_000,
      witnesses: [{ name: 'w1', at: 1_787_309_950 }],
    });
    expect(JSON.stringify(receipt).length).toBeLessThan(2_000);
  });

  it('before the seal says what has not come yet', async () => {
    expect(await states({ ...receipt, promise: null, book: null, sealEntry: null, seals: null })).toEqual({
      receipt: 'passed',
      promise: 'pending',
      book: 'pending',
      seal: 'pending',
      log: 'pending',
      time: 'pending',
      witnesses: 'pending',
    });
  });

  it.each([
    ['numbers', { ...tickets[2], play: { ...tickets[2]?.play, listNumber: [5, 9, 14, 20, 31, 44, 43] } }],
    ['price', { ...tickets[2], price: 10_000 }],
    ['copies', { ...tickets[2], copies: 2 }],
    ['stamp', { ...tickets[2], stampedAt: '2026-08-21T10:58:59.998Z' }],
  ])('of a changed ticket fails: %s', async (_, ticket) => {
    expect(await failures({ ...receipt, ticket })).toMatch(
      /promise: The promise is not of this ticket.*\nbook: The ticket is not in the book/,
    );
  });

  it('that is not in the book accuses nobody of its seal or its time', async () => {
    const { checks } = await verifyReceipt({ ...receipt, book: receipt.book.replace('index 2', 'index 1') }, policy);
    const rest = { state: 'pending', found: 'It rests on a check that failed.' };
    expect(checks.slice(3)).toMatchObject([
      { name: 'seal', ...rest },
      { name: 'log', state: 'passed' },
      { name: 'time', ...rest },
      { name: 'witnesses', state: 'passed' },
    ]);
  });

  it('of another draw, place, salt, key, log or seal fails', async () => {
    expect(await failures({ ...receipt, ticket: { ...tickets[2], period: 'mega:20260823' } })).toContain(
      'book: No key',
    );
    expect(await failures({ ...receipt, book: receipt.book.replace('index 2', 'index 1') })).toContain(
      'not in the book',
    );
    expect(await failures({ ...receipt, salt: toHex(salts[1] as Uint8Array) })).toContain('not in the book');
    expect(await failures({ ...receipt, sealEntry: sealEntries[0] })).toContain('seal: The entry seals another book.');
    const later = sealEntryText({ ...seal, closesAt: '2026-08-21T10:59:01.000Z' });
    expect(await failures({ ...receipt, sealEntry: later })).toContain('log: The seal is not in the shop’s log.');
    expect(await failures({ ...receipt, promise: { ...receipt.promise, index: 1 } })).toContain('not of this ticket');
    const stranger = signingKey('0'.repeat(64));
    const foreign = policyText([{ vkey: vkeyOf(log.name, ED25519_TYPE, stranger.publicKey), url: null }], []);
    expect(await failures(receipt, foreign)).toContain('book: No key that is known has signed the note.');
  });

  it('without the witnesses that the policy asks for fails, and says who has signed', async () => {
    const alone = signNote(sealsText, [log]);
    const seals = receipt.seals.replace(sealsCheckpoint, alone);
    expect(await failures({ ...receipt, seals })).toMatch(/^witnesses: .*too few have signed: none\.$/);
    const none = policyText([{ vkey: logKey, url: null }], []);
    expect(await failures({ ...receipt, seals }, none)).toBe('');
  });

  it('stamped after the end of sales fails', async () => {
    const closesAt = '2026-08-21T10:58:59.000Z';
    expect(await failures({ ...receipt, sealEntry: sealEntryText({ ...seal, closesAt }) })).toContain(
      'time: The ticket was admitted after sales had ended.',
    );
  });

  it.each([
    [null],
    [''],
    ['{'],
    [[]],
    [{ ...receipt, version: 2 }],
    [{ ...receipt, salt: receipt.salt.toUpperCase() }],
    [{ ...receipt, ticket: { ...tickets[2], play: [] } }],
    [{ ...receipt, ticket: { ...tickets[2], stampedAt: 'today' } }],
    [{ ...receipt, ticket: null }],
    [{ ...receipt, book: 5 }],
    [{ ...receipt, promise: { note: 1 } }],
    ['x'.repeat(5_000_000)],
  ])('that is none is refused', async (sent) => {
    expect(await states(sent)).toEqual({ receipt: 'failed' });
  });

  it('is not looked at under a policy that names no shop', async () => {
    expect(await states(receipt, 'quorum none\n')).toEqual({ receipt: 'failed' });
    expect(await states(receipt, '')).toEqual({ receipt: 'failed' });
  });

  it('cut, doubled or changed anywhere never passes and never throws anything else', async () => {
    const text = JSON.stringify(receipt);
    for (let at = 0; at < text.length; at += 29) {
      for (const wrong of [text.slice(0, at) + text.slice(at + 1), `${text.slice(0, at)}7${text.slice(at)}`]) {
        const { checks } = await verifyReceipt(wrong, policy);
        expect(
          checks.every(({ state }) => state === 'passed'),
          wrong,
        ).toBe(false);
      }
    }
  });

  it('is checked by hex that is hex', () => {
    expect(() => fromHex('0g')).toThrow(ProofError);
    expect(() => fromHex('0A')).toThrow(ProofError);
  });
});
