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
  closed: {
    ...held(bao),
    validationStatus: 'invalid',
    validationError: 'Kỳ quay đã đóng bán. Vui lòng chọn kỳ khác.',
    validationErrorCode: 'PERIOD_CLOSED',
  },
} satisfies Record<string, SavedLine>;

/** Browser storage with such a cart, synced just before. */
export function storedCart(items: readonly SavedLine[], lastSyncAt: number | null = fixedNow): Record<string, string> {
  const saved = { version: '1.0', timestamp: fixedNow, lastSyncAt, isOpen: false, items };
  return { 'veloc.cart': JSON.stringify(saved) };
}

/** A server that holds what the device shows, and what else these lines are. */
export function serverCart(lines: readonly SavedLine[]): Answers {
  const removed = answer({ removed: 1 });
  return {
    ...Object.fromEntries(lines.map(({ id }) => [`DELETE /client-carts/remove-item/${id}`, removed])),
    ...Object.fromEntries(lines.map(({ gameId }) => [`DELETE /client-carts/remove-game/${gameId}`, removed])),
    'DELETE /client-carts/clear': removed,
    'POST /client-carts/add-item': async (request) => {
      const sent = (await request.json()) as ServerLine;
      return answer({ ...power, ...sent, id: `held-${sent.gameId}` });
    },
    'POST /client-carts/sync': async (request) => {
      const { items } = (await request.json()) as { items: ServerLine[] };
      const known = new Map(lines.map((line) => [line.id, line]));
      return answer({ items: items.map((sent) => ({ ...power, ...sent, ...known.get(sent.id) })), rejected: [] });
    },
  };
}
