import { lineFingerprint, readLine, type GameId, type LineDraft } from '../../rules/index';
import { openSession } from '../../backend/sessions/openSession';
import { TEST_NOW, testShop, type TestPlayer, type TestShop } from '../../backend/testing/testShop';

export interface Held {
  id: string;
  gameId: GameId;
  ticket: Record<string, unknown>;
  quantity: number;
}

/** The real server that runs share; each plays with a fresh player. */
export interface ModelShop {
  server: TestShop;
  startsAt: number;
  /** What is on sale to the players of the model. The last ticket's draw closes first. */
  tickets: readonly LineDraft[];
  closesAt: number;
}

const numbers = (first: number) => Array.from({ length: 6 }, (_, index) => first + index);
const base = { code: 'A', price: '10000', isDone: true };

export async function modelShop(): Promise<ModelShop> {
  const server = await testShop();
  const { body } = await server.call('GET', '/client/get-current-period');
  const entries = (
    body as unknown as { listPeriod: { gameId: string; periodId: string; nextPeriod: { dialDate: string } }[] }
  ).listPeriod;
  const periodOf = (gameId: string) => entries.find((entry) => entry.gameId === gameId)?.periodId ?? null;
  const keno = entries.find(({ gameId }) => gameId === 'keno');
  if (!keno)
    throw new Error('The shop sells no Keno, so the model has no draw that closes. Look at the seed of games.');
  return {
    server,
    startsAt: Date.parse(TEST_NOW),
    closesAt: Date.parse(keno.nextPeriod.dialDate) - 60_000,
    tickets: [
      { gameId: 'mega', ticket: { ...base, listNumber: numbers(1) }, periodId: periodOf('mega') },
      { gameId: 'mega', ticket: { ...base, listNumber: numbers(2) }, periodId: periodOf('mega') },
      { gameId: 'mega', ticket: { ...base, listNumber: numbers(3) }, periodId: null },
      { gameId: 'power', ticket: { ...base, listNumber: numbers(1), powerNumber: 3 }, periodId: periodOf('power') },
      { gameId: 'max3d', ticket: { ...base, numbers: '123', playType: 'straight' }, periodId: periodOf('max3d') },
      {
        gameId: 'keno',
        ticket: { ...base, label: 'keno', listNumber: [7, 9], playMethod: 'LEVEL_2', betAmount: 10_000 },
        periodId: keno.periodId,
      },
    ],
  };
}

/** What a line buys, whichever draw it names: a word for the draw on sale becomes an id on the server. */
export function ticketName({ gameId, ticket }: { gameId: GameId; ticket: object }): string {
  return lineFingerprint({ ...readLine({ gameId, ticket: { ...ticket } }), periodId: null, numberPeriod: 1 });
}

/** Another login of the same player. */
export function newLogin({ shop }: TestShop, { userId }: TestPlayer): Promise<{ token: string; refreshToken: string }> {
  return shop.db.transaction().execute((trx) => openSession(shop, trx, { userId, epoch: 0, device: 'model' }));
}

/** What the server holds of a player's cart. */
export async function heldBy({ shop }: TestShop, { userId }: TestPlayer): Promise<Held[]> {
  const rows = await shop.db
    .selectFrom('cart_items')
    .select(['id', 'game_id', 'ticket', 'quantity'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(({ game_id, ticket, ...row }) => ({
    ...row,
    gameId: game_id,
    ticket: { ...ticket } as Held['ticket'],
  }));
}
