import type { CartLine } from '@veloc/rules';
import { answer, type Answers } from './answers';
import { fixedNow } from './fixedNow';
import { orders } from './orderFixtures';

type ServerLine = (typeof orders.mixed.items)[number];
type SavedLine = ServerLine & Partial<Pick<CartLine, 'backendSynced' | 'syncAttempts' | 'syncError'>>;

const [power, bao, max3d] = orders.mixed.items as [ServerLine, ServerLine, ServerLine];

const held = (line: ServerLine): SavedLine => ({ ...line, backendSynced: true });
const unsent = (line: ServerLine): SavedLine => ({ ...line, backendSynced: false });

const noAnswer = 'Không kết nối được máy chủ. Vui lòng kiểm tra mạng và thử lại.';

const periodClosed = {
  validationStatus: 'invalid',
  validationError: 'Kỳ quay đã đóng bán. Vui lòng chọn kỳ khác.',
  validationErrorCode: 'PERIOD_CLOSED',
} as const;

/** Lines of a cart in each of their states. */
export const cartLines = {
  power: held(power),
  bao: held({ ...bao, quantity: 2, totalPrice: 300_000 }),
  max3d: held(max3d),
  waiting: unsent({ ...bao, quantity: 2, totalPrice: 300_000 }),
  failed: { ...unsent(max3d), syncAttempts: 2, syncError: noAnswer },
  refused: {
    ...unsent(max3d),
    syncAttempts: 1,
    syncError: 'Số đã chọn không hợp lệ',
    validationStatus: 'invalid',
    validationError: 'Số đã chọn không hợp lệ',
    validationErrorCode: 'INVALID_NUMBERS',
  },
  closed: { ...held(bao), ...periodClosed },
} satisfies Record<string, SavedLine>;

const powerSets = [
  [33, 37, 38, 39, 44, 51],
  [9, 14, 33, 35, 48, 51],
  [7, 10, 25, 26, 45, 50],
  [10, 25, 38, 44, 49, 52],
  [6, 16, 31, 36, 47, 51],
  [2, 20, 21, 23, 24, 38],
];
const megaSets = [
  [21, 26, 31, 34, 37, 38],
  [5, 21, 23, 26, 32, 43],
  [7, 12, 18, 21, 28, 35],
  [13, 20, 21, 29, 33, 34],
  [2, 4, 14, 28, 36, 37],
  [2, 3, 7, 29, 36, 38],
  [4, 6, 19, 23, 34, 37],
  [4, 6, 12, 20, 27, 40],
  [1, 10, 11, 25, 32, 37],
];
const kenoSets = [
  [38, 68, 73, 76, 77],
  [10, 30, 33, 68, 79],
  [2, 38, 41, 66, 74],
];

type Game = Pick<ServerLine, 'gameId' | 'gameName' | 'periodId'>;

function linesOf(game: Game, sets: readonly number[][], ticketOf: (listNumber: number[]) => object): SavedLine[] {
  return sets.map((listNumber, index) => ({
    ...held(power),
    ...game,
    id: `${game.gameId}-${index}`,
    ticket: { code: 'ABCDEF'[index % 6], price: '10000', isDone: true, ...ticketOf(listNumber) },
  }));
}

/** Eighteen tickets of three draws. */
export const eighteenLines = {
  power: linesOf({ gameId: 'power', gameName: 'POWER 6/55', periodId: 'power:20261121' }, powerSets, (listNumber) => ({
    listNumber,
    powerNumber: 9,
  })),
  mega: linesOf({ gameId: 'mega', gameName: 'MEGA 6/45', periodId: 'mega:20261122' }, megaSets, (listNumber) => ({
    listNumber,
  })),
  keno: linesOf({ gameId: 'keno', gameName: 'KENO', periodId: 'keno:20261121:1224' }, kenoSets, (listNumber) => ({
    label: 'keno',
    listNumber,
    playMethod: 'LEVEL_5',
    betAmount: 10_000,
  })),
};

/** Eighteen tickets of yesterday's draw. */
export const closedLines = linesOf(
  { gameId: 'mega', gameName: 'MEGA 6/45', periodId: 'mega:20261120' },
  [...megaSets, ...megaSets.map((set) => set.map((value) => 46 - value).toReversed())],
  (listNumber) => ({ listNumber }),
).map((line): SavedLine => ({ ...line, ...periodClosed, id: `closed-${line.id}` }));

/** Browser storage with such a cart, synced just before. */
export function storedCart(items: readonly SavedLine[], lastSyncAt: number | null = fixedNow): Record<string, string> {
  const saved = { version: '1.0', timestamp: fixedNow, lastSyncAt, isOpen: false, items };
  return { 'veloc.cart': JSON.stringify(saved) };
}

/** A server that holds what the device shows, and what else these lines are. */
export function serverCart(lines: readonly SavedLine[]): Answers {
  const removed = answer({ removed: 1 });
  let added = 0;
  return {
    ...Object.fromEntries(lines.map(({ id }) => [`DELETE /client-carts/remove-item/${id}`, removed])),
    ...Object.fromEntries(lines.map(({ gameId }) => [`DELETE /client-carts/remove-game/${gameId}`, removed])),
    'DELETE /client-carts/clear': removed,
    'PUT /client-carts/update-quantity': async (request) => {
      const { itemId, quantity } = (await request.json()) as { itemId: string; quantity: number };
      return answer({ ...power, ...lines.find(({ id }) => id === itemId), id: itemId, quantity });
    },
    'POST /client-carts/add-item': async (request) => {
      const sent = (await request.json()) as ServerLine;
      return answer({ ...power, ...sent, id: `held-${(added += 1)}` });
    },
    'POST /client-carts/sync': async (request) => {
      const { items } = (await request.json()) as { items: ServerLine[] };
      const known = new Map(lines.map((line) => [line.id, line]));
      // It holds no quantities: those it was told last are those that the device sends.
      const heldAs = (sent: ServerLine) => ({ ...power, ...sent, ...known.get(sent.id), quantity: sent.quantity });
      return answer({ items: items.map(heldAs), rejected: [] });
    },
  };
}
