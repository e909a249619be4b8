import { generateKeyPairSync, sign } from 'node:crypto';
import {
  ED25519_TYPE,
  ed25519Signer,
  fromBase64,
  linesSince,
  packText,
  policyText,
  signPack,
  vkeyOf,
} from '@veloc/proof';
import { packedLine, TICKET_STATUS, type Feed, type HistoryEntryAnswer } from '@veloc/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptPack, KeptTickets } from './databases';
import { createTasks, type KeptStore } from './tasks';

const SHOP = 'veloc.example';
const NUMBERS = [3, 12, 19, 27, 30, 31];

function keyOf() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const raw = fromBase64(Buffer.from(x, 'base64url').toString('base64'));
  return { publicKey: raw, sign: (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)) };
}
const [own, stranger] = [keyOf(), keyOf()];
const policyOf = ({ publicKey }: typeof own, shop = SHOP) =>
  policyText([{ vkey: vkeyOf(`${shop}/seals`, ED25519_TYPE, publicKey), url: null }], []);
const policy = policyOf(own);

const line = (day: number, numbers: readonly number[] = NUMBERS) =>
  packedLine('mega', { drawId: `mega:202608${day}`, drawNo: `015${day}`, numbers });
interface Given {
  lines: readonly string[];
  corrections?: number;
  by?: typeof own;
  feed?: Feed;
}
const signed = ({ lines, corrections = 0, by = own, feed = 'mega' }: Given) =>
  signPack({ shop: SHOP, feed, corrections, lines }, (name) => ed25519Signer(name, by));

/** What a device keeps, in memory. */
function memoryStore() {
  const packs = new Map<Feed, { pack: KeptPack; text?: string | undefined }>();
  const written: KeptTickets[] = [];
  let held: Awaited<ReturnType<KeptStore['readTickets']>> = null;
  const store: KeptStore = {
    readPack: (feed) => Promise.resolve(packs.get(feed)?.pack ?? null),
    readPackText: (feed) => Promise.resolve(packs.get(feed)?.text),
    writePack(feed, pack, text) {
      packs.set(feed, { pack, text: text ?? packs.get(feed)?.text });
      return Promise.resolve();
    },
    readTickets: () => Promise.resolve(held),
    writeVerdicts(_, judged) {
      written.push(...judged);
      return Promise.resolve();
    },
  };
  const hold = (...kept: KeptTickets[]) => (held = { owner: 'u1', kept });
  return { packs, written, store, hold };
}

let device: ReturnType<typeof memoryStore>;
let tasks: ReturnType<typeof createTasks>;
beforeEach(() => {
  device = memoryStore();
  tasks = createTasks(device.store);
});
const take = (given: Given, more: { at?: number; isDelta?: boolean; text?: string } = {}) =>
  tasks.take({ policy, feed: 'mega', text: packText(signed(given)), isDelta: false, at: 1, ...more });
const keptPack = () => device.packs.get('mega')?.pack;

describe('a pack that comes', () => {
  const week = [19, 21].map((day) => line(day));

  it('is kept where it is right, and then a newer one in its place', async () => {
    expect(await take({ lines: week })).toBe('taken');
    expect(keptPack()).toEqual({ to: '20260821', receivedAt: 1, refused: null });
    expect(await take({ lines: [...week, line(23)] }, { at: 2 })).toBe('taken');
    expect(keptPack()).toEqual({ to: '20260823', receivedAt: 2, refused: null });
  });

  it('may bring only what is new, and is asked for whole where that does not fit', async () => {
    const delta = (lines: readonly string[]) => {
      const whole = signed({ lines });
      return packText({ note: whole.note, lines: linesSince(whole.lines, '20260821') });
    };
    await take({ lines: week });
    expect(await take({ lines: week }, { isDelta: true, text: delta([...week, line(23)]) })).toBe('taken');
    expect(device.packs.get('mega')?.text).toBe(packText(signed({ lines: [...week, line(23)] })));
    expect(await take({ lines: week }, { isDelta: true, text: delta([line(12), ...week, line(23), line(26)]) })).toBe(
      'whole',
    );
    expect(keptPack()).toMatchObject({ to: '20260823', refused: null });
  });

  it.each<[string, Given, string]>([
    ['of a stranger', { lines: [...week, line(23)], by: stranger }, 'wrong'],
    ['of another feed', { lines: [...week, line(23)], feed: 'power' }, 'wrong'],
    ['that ends earlier', { lines: week.slice(0, 1) }, 'rollback'],
    ['that says otherwise of a draw', { lines: [line(19, [1, 2, 4, 5, 6, 7]), line(21)] }, 'altered'],
  ])('%s is refused by name, and the one that is kept stays', async (_, given, why) => {
    await take({ lines: week });
    const before = device.packs.get('mega')?.text;
    expect(await take(given, { at: 2 })).toBe(why);
    expect(keptPack()).toEqual({ to: '20260821', receivedAt: 1, refused: why });
    expect(device.packs.get('mega')?.text).toBe(before);
    expect(await take({ lines: week }, { at: 3 })).toBe('taken');
    expect(keptPack()).toEqual({ to: '20260821', receivedAt: 3, refused: null });
  });

  it('with a correction that is counted may say otherwise', async () => {
    await take({ lines: week });
    expect(await take({ lines: [line(19, [1, 2, 4, 5, 6, 7]), line(21)], corrections: 1 })).toBe('taken');
  });

  it('that ends earlier is a rollback, too, where the kept one was spoilt', async () => {
    await take({ lines: week });
    device.packs.set('mega', { pack: keptPack() as KeptPack, text: 'spoilt' });
    expect(await take({ lines: week.slice(0, 1) })).toBe('rollback');
    expect(await take({ lines: week })).toBe('taken');
  });
});

describe('tickets', () => {
  const entry = (periodId: string): HistoryEntryAnswer => ({
    id: `${periodId}.mega`,
    gameId: 'mega',
    createdAt: '2026-08-21T03:00:00.000Z',
    total: 20_000,
    listPeriod: [
      {
        periodId,
        name: '',
        resultDate: '21/08/2026',
        result: null,
        tickets: ['A', 'B'].map((code) => ({
          ticketId: `${periodId}${code}`,
          ticketStatus: TICKET_STATUS.active,
          code,
          ticket: { listNumber: NUMBERS },
          copies: 1,
          price: 10_000,
          prize: 0,
        })),
      },
    ],
  });
  const unknown = (periodId: string): KeptTickets => ({ entry: entry(periodId), verdict: { state: 'unknown' } });

  it('are judged by packs that are right, and written where that says something new', async () => {
    device.hold(unknown('mega:20260821'), unknown('mega:20260823'));
    await take({ lines: [line(21)] }, { at: 7 });
    expect(await tasks.check({ policy })).toBe(4);
    expect(device.written).toMatchObject([
      { entry: { id: 'mega:20260821.mega' }, verdict: { state: 'drawn', receivedAt: 7, numbers: NUMBERS } },
    ]);
  });

  it('are told that a pack was spoilt on the device, or is by no key that is trusted', async () => {
    const wrong = [{ verdict: { state: 'refused', why: 'wrong' } }];
    await take({ lines: [line(21)] });
    device.hold(unknown('mega:20260821'));
    await tasks.check({ policy: policyOf(stranger) });
    expect(device.written.splice(0)).toMatchObject(wrong);
    const { pack, text = '' } = device.packs.get('mega') ?? { pack: keptPack() as KeptPack };
    device.packs.set('mega', { pack, text: text.replace(',31', ',32') });
    await tasks.check({ policy });
    expect(device.written).toMatchObject(wrong);
  });

  it('of nobody are none', async () => {
    expect(await tasks.check({ policy })).toBe(0);
  });
});

describe('draws for a ticket that is typed', () => {
  it('are the newest of a pack that is right, newest first', async () => {
    expect(await tasks.draws({ policy, feed: 'mega' })).toBeNull();
    await take({ lines: [line(19), line(21)] });
    const known = await tasks.draws({ policy, feed: 'mega' });
    expect(known?.draws.map(({ drawId }) => drawId)).toEqual(['mega:20260821', 'mega:20260819']);
    expect(await tasks.draws({ policy: policyOf(stranger), feed: 'mega' })).toBeNull();
  });
});

describe('the shop’s policy', () => {
  it('is taken first, then only as it was', async () => {
    expect(await tasks.isAgreed({ kept: null, told: policy, changes: [] })).toBe(true);
    expect(await tasks.isAgreed({ kept: policy, told: policyOf(stranger), changes: [] })).toBe(false);
    await expect(tasks.isAgreed({ kept: null, told: 'quorum none\n', changes: [] })).rejects.toThrow('log of one shop');
  });
});
