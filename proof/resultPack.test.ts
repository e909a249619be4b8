import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProofError } from './bytes';
import { ed25519Signer } from './note';
import { comparePacks, linesSince, openPack, packText, signPack, type ResultPack } from './resultPack';
import { signingKey } from './testing/signingKey';

const shop = 'veloc.example';
const key = signingKey('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60');
const oldKey = signingKey('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb');
const trusted = { shop, publicKeys: [key.publicKey], feed: 'mega' };

const line = (day: number, numbers = [day, 11, 22, 33, 44, 45]) =>
  JSON.stringify([`0${1500 + day}`, `202608${String(day).padStart(2, '0')}`, ...numbers]);
const week = [12, 14, 16, 19, 21].map((day) => line(day));

function made({ lines = week, corrections = 0, feed = 'mega', by = key, name = shop } = {}) {
  return signPack({ shop: name, feed, corrections, lines }, (signer) => ed25519Signer(signer, by));
}
const textOf = (given: Parameters<typeof made>[0] = {}) => packText(made(given));
const opened = (given: Parameters<typeof made>[0] = {}) => openPack(textOf(given), trusted);

describe('a pack', () => {
  it('is the shop’s own note over lines that go along, sorted by their moments', async () => {
    const pack = await opened({ lines: week.toReversed(), corrections: 3 });
    expect(pack).toMatchObject({ from: '20260812', to: '20260821', corrections: 3, lines: week });
    expect(textOf()).toBe(`veloc.example/results/mega
5
20260812
20260821
0
oFIyuAcGbVofioPk5dTJ923BpSSd/EFrBT2liHNIUFo=

${textOf().split('\n')[7]}

${week.join('\n')}
`);
  });

  it('may come without the lines that a device has, and is then the same', async () => {
    const before = await opened({ lines: week.slice(0, 4) });
    const note = made({ lines: week.slice(1) });
    const delta = packText({ note: note.note, lines: linesSince(note.lines, before.to) });
    expect(delta.split('\n')).toHaveLength(12);
    expect((await openPack(delta, trusted, before.lines)).lines).toEqual(week.slice(1));
    await expect(openPack(delta, trusted)).rejects.toThrow(ProofError);
    // A draw between was stored late: the device must ask for the whole.
    const late = made({ lines: [...week, line(13)] });
    const missing = packText({ note: late.note, lines: linesSince(late.lines, before.to) });
    await expect(openPack(missing, trusted, before.lines)).rejects.toThrow('not those that were signed');
  });

  it('tells an evening again whose draws come one by one', async () => {
    const at = (channel: string) => JSON.stringify([channel, '20260821', '123456']);
    const first = made({ lines: [at('vinh-long'), at('binh-duong')] });
    const kept = await openPack(packText(first), trusted);
    const second = made({ lines: [...first.lines, at('gia-lai')] });
    const delta = packText({ note: second.note, lines: linesSince(second.lines, kept.to) });
    const next = await openPack(delta, trusted, kept.lines);
    expect(next.lines).toEqual([at('binh-duong'), at('gia-lai'), at('vinh-long')]);
    expect(comparePacks(kept, next)).toBe('newer');
  });
});

describe('no device takes', () => {
  const refused = async (sent: unknown, kept: readonly string[] = []) => {
    await expect(openPack(sent, trusted, kept)).rejects.toThrow(ProofError);
  };

  it('a pack of an old key, of another shop, of another game, or nothing', async () => {
    await refused(textOf({ by: oldKey }));
    await refused(textOf({ name: 'fake.example' }));
    await refused(textOf({ feed: 'power' }));
    // The head of another game under lines of this one, and the other way round.
    await refused(packText({ note: made({ feed: 'power' }).note, lines: week }));
    for (const nothing of [undefined, null, 5, '', '\n\n\n\n', 'x'.repeat(2_000_001)]) await refused(nothing);
  });

  it('one of 500 changed ones, with or without lines that it has', async () => {
    const whole = textOf();
    const change = fc.tuple(
      fc.nat({ max: whole.length - 1 }),
      fc.constantFrom('remove', 'double', 'other', 'cut', 'swap'),
      fc.integer({ min: 33, max: 126 }),
    );
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(change, async ([at, kind, code]) => {
        const other = String.fromCharCode(code);
        const changed = {
          remove: whole.slice(0, at) + whole.slice(at + 1),
          double: whole.slice(0, at) + whole[at] + whole.slice(at),
          other: whole.slice(0, at) + other + whole.slice(at + 1),
          cut: whole.slice(0, at),
          swap: whole.slice(0, at) + (whole[at + 1] ?? '') + (whole[at] ?? '') + whole.slice(at + 2),
        }[kind];
        fc.pre(changed !== whole);
        await refused(changed);
        // Cut at the end of a line it is a delta, which is the very same pack to who has the rest.
        const found = await openPack(changed, trusted, week).catch((error: unknown) => error);
        if (!(found instanceof ProofError)) expect((found as ResultPack).lines).toEqual(week);
        tried += 1;
      }),
      { numRuns: 500, seed: 20_260_821, maxSkipsPerRun: 1_000 },
    );
    expect(tried).toBe(500);
  });
});

describe('beside the pack that is kept, another one is', () => {
  const wrong = [...week.slice(0, 4), line(21, [1, 2, 3, 4, 5, 6])];
  it.each([
    ['the same', {}, {}, 'same'],
    ['newer with a further draw', { lines: week.slice(0, 4) }, {}, 'newer'],
    ['newer with a draw that was stored late', {}, { lines: [...week, line(13)] }, 'newer'],
    ['newer when what it leaves out is older than it tells', {}, { lines: [...week.slice(2), line(23)] }, 'newer'],
    ['newer with a corrected result', { lines: wrong }, { corrections: 1 }, 'newer'],
    ['newer when a correction took the last draw back', {}, { lines: week.slice(0, 4), corrections: 1 }, 'newer'],
    ['a rollback that ends earlier', {}, { lines: week.slice(0, 4) }, 'rollback'],
    ['a rollback to before a correction', { corrections: 1 }, { lines: wrong }, 'rollback'],
    ['a rollback though it ends later', { corrections: 2 }, { lines: [...week, line(23)], corrections: 1 }, 'rollback'],
    ['a rollback that lacks a draw', {}, { lines: week.filter((_, index) => index !== 2) }, 'rollback'],
    ['altered without a correction', {}, { lines: wrong }, 'altered'],
    ['altered beside a further draw', {}, { lines: [...wrong, line(23)] }, 'altered'],
  ])('%s', async (_what, kept, next, order) => {
    expect(comparePacks(await opened(kept), await opened(next))).toBe(order);
  });
});
