import { MOST_NUMBER_SETS, numberSetSchema, type NumberSetAnswer } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { megaTicket } from '../testing/purchases';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const PATH = '/client-number-sets';

let test: TestShop;
beforeAll(async () => {
  test = await testShop({ now: '2026-08-21T09:00:00+07:00' });
});
afterAll(() => test.close());

const birthday = { name: 'Sinh nhật con', gameId: 'mega', ticket: megaTicket };

const save = ({ token }: TestPlayer, body: unknown = birthday, key?: string) =>
  test.call('POST', PATH, { token, body, ...(key === undefined ? {} : { key }) });
async function listed({ token }: TestPlayer): Promise<NumberSetAnswer[]> {
  const { body } = await test.call('GET', PATH, { token });
  return v.parse(v.array(numberSetSchema), body.data);
}

describe('a number book', () => {
  it('keeps numbers of any game under their names, the newest first', async () => {
    const player = await test.newPlayer();
    const keno = { listNumber: [3, 9, 27], playMethod: 'LEVEL_3', betAmount: 50_000 };
    await save(player);
    expect((await save(player, { name: '  Số của ngoại ', gameId: 'keno', ticket: keno })).status).toBe(200);
    expect(await listed(player)).toMatchObject([
      { name: 'Số của ngoại', gameId: 'keno', ticket: { listNumber: [3, 9, 27] } },
      { name: 'Sinh nhật con', gameId: 'mega', ticket: { listNumber: megaTicket.listNumber } },
    ]);
  });

  it('keeps the same numbers once, whatever their order and slot, under the newest name', async () => {
    const player = await test.newPlayer();
    await save(player);
    const turned = { ...megaTicket, code: 'C', listNumber: megaTicket.listNumber.toReversed() };
    await save(player, { ...birthday, name: 'Ngày cưới', ticket: turned });
    expect((await listed(player)).map(({ name }) => name)).toEqual(['Ngày cưới']);
  });

  it.each([
    ['numbers that the game does not take', { ...birthday, ticket: { ...megaTicket, listNumber: [1, 1, 2] } }, 422],
    ['a game whose tickets come from a stock', { ...birthday, gameId: 'classic' }, 400],
    ['an unknown game', { ...birthday, gameId: 'toString' }, 400],
    ['no name', { ...birthday, name: ' ' }, 400],
    ['a name of 41 letters', { ...birthday, name: 'x'.repeat(41) }, 400],
    ['a name that turns the text round', { ...birthday, name: 'a\u202Eb' }, 400],
  ])('refuses %s', async (_, body, status) => {
    const player = await test.newPlayer();
    expect((await save(player, body)).status).toBe(status);
    expect(await listed(player)).toEqual([]);
  });

  it(`is full with ${MOST_NUMBER_SETS} sets, of which each can still be renamed by saving it anew`, async () => {
    const player = await test.newPlayer();
    const set = (seed: number) => {
      const listNumber = [1 + (seed % 20), 21 + Math.floor(seed / 20), 42, 43, 44, 45];
      return { ...birthday, name: `Bộ ${seed}`, ticket: { ...megaTicket, listNumber } };
    };
    const sets = Array.from({ length: MOST_NUMBER_SETS }, (_, seed) => set(seed));
    for (const body of sets.slice(0, -1)) await save(player, body);
    // Two devices save the last two at once.
    const both = await Promise.all([save(player, sets.at(-1)), save(player, set(MOST_NUMBER_SETS))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'NUMBER_BOOK_FULL' });
    expect((await save(player, { ...set(0), name: 'Mới' })).status).toBe(200);
    expect(await listed(player)).toHaveLength(MOST_NUMBER_SETS);
  });

  it('renames and deletes a set of one’s own and nobody else’s', async () => {
    const [owner, stranger] = [await test.newPlayer(), await test.newPlayer()];
    const { id } = (await save(owner)).body.data as { id: string };
    const rename = ({ token }: TestPlayer) => test.call('PUT', `${PATH}/${id}`, { token, body: { name: 'Khác' } });
    const remove = async ({ token }: TestPlayer) => (await test.call('DELETE', `${PATH}/${id}`, { token })).body.data;
    expect((await rename(stranger)).status).toBe(404);
    expect(await remove(stranger)).toEqual({ deleted: 0 });
    expect((await rename(owner)).body.data).toMatchObject({ id, name: 'Khác' });
    expect(await remove(owner)).toEqual({ deleted: 1 });
    expect(await remove(owner)).toEqual({ deleted: 0 });
    expect(await listed(owner)).toEqual([]);
  });

  it('answers a repeat with what the first did, and keeps no set that was deleted since', async () => {
    const player = await test.newPlayer();
    const first = await save(player, birthday, 'save-once-1');
    const again = await save(player, birthday, 'save-once-1');
    expect(again.body.data).toEqual(first.body.data);
    expect(await listed(player)).toHaveLength(1);
  });
});
