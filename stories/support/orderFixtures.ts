import type { GameId, Order, OrderStatus, PaymentDetail } from '@veloc/rules';
import { balance } from './fixtures';
import { fixedNow } from './fixedNow';

type OrderLine = Order['items'][number];

interface Bought {
  gameId: GameId;
  gameName: string;
  ticket: Record<string, unknown>;
  periodId: string;
  unitPrice?: number;
  quantity?: number;
}

function line(
  index: number,
  { gameId, gameName, ticket, periodId, unitPrice = 10_000, quantity = 1 }: Bought,
): OrderLine {
  return {
    id: `line-${index}`,
    gameId,
    gameName,
    ticket: { ...ticket, price: '10000', isDone: true },
    numberPeriod: 1,
    periodId,
    unitPrice,
    quantity,
    totalPrice: unitPrice * quantity,
    addedAt: new Date(fixedNow).toISOString(),
    validationStatus: 'valid',
    validationError: null,
    validationErrorCode: null,
  };
}

interface Ordered {
  id: string;
  gameId: Order['gameId'];
  bought: Bought[];
  status: OrderStatus;
}

function order({ id, gameId, bought, status }: Ordered): Order {
  const items = bought.map((item, index) => line(index, item));
  const total = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const isPaid = status === 'paid' || status === 'refunded';
  return {
    id,
    gameId,
    total,
    fee: 0,
    value: total,
    items,
    status,
    expiresAt: new Date(fixedNow + 600_000).toISOString(),
    paidAt: isPaid ? new Date(fixedNow).toISOString() : null,
  };
}

const power: Bought = {
  gameId: 'power',
  gameName: 'POWER 6/55',
  ticket: { code: 'A', listNumber: [6, 14, 22, 35, 41, 53], powerNumber: 9 },
  periodId: 'power:20261121',
};
const bao: Bought = {
  gameId: 'keno',
  gameName: 'KENO BAO',
  ticket: {
    code: 'A',
    label: 'keno',
    listNumber: [3, 9, 18, 27, 45, 72],
    playMethod: 'LEVEL_4',
    betAmount: 10_000,
    isBundleTicket: true,
    bundleLevel: 4,
    bundleSelectedNumbers: [3, 9, 18, 27, 45, 72],
  },
  periodId: 'keno:20261121:1224',
  unitPrice: 150_000,
};
const max3d: Bought = {
  gameId: 'max3d',
  gameName: 'MAX 3D',
  ticket: { code: 'A', numbers: '168', playType: 'straight' },
  periodId: 'max3d:20261123',
};
const keno = (index: number): Bought => ({
  gameId: 'keno',
  gameName: 'KENO',
  ticket: {
    code: 'ABCDEF'[index % 6],
    label: 'keno',
    listNumber: [index + 1, index + 20, index + 41],
    playMethod: 'LEVEL_3',
    betAmount: 10_000,
  },
  periodId: 'keno:20261121:1224',
});

const many = Array.from({ length: 14 }, (_, index) => keno(index));

/** Orders in every state. */
export const orders = {
  pending: order({ id: '019aa2f0-0000-7000-8000-0000000000a1', gameId: 'power', bought: [power], status: 'pending' }),
  mixed: order({
    id: '019aa2f0-0000-7000-8000-0000000000a2',
    gameId: 'cart',
    bought: [power, bao, max3d],
    status: 'paid',
  }),
  keno: order({ id: '019aa2f0-0000-7000-8000-0000000000a3', gameId: 'keno', bought: many, status: 'paid' }),
  expired: order({ id: '019aa2f0-0000-7000-8000-0000000000a4', gameId: 'power', bought: [power], status: 'expired' }),
  refunded: order({ id: '019aa2f0-0000-7000-8000-0000000000a5', gameId: 'power', bought: [power], status: 'refunded' }),
  cancelled: order({
    id: '019aa2f0-0000-7000-8000-0000000000a6',
    gameId: 'power',
    bought: [power],
    status: 'cancelled',
  }),
};

/** What the server answers when that order is paid. */
export function paidAnswer(paid: Order) {
  return {
    order: { ...paid, status: 'paid', paidAt: new Date(fixedNow).toISOString() },
    transaction: {
      id: '019aa2f0-0000-7000-8000-0000000000b1',
      kind: 'buy',
      amount: paid.total,
      status: 'success',
      title: 'Mua vé',
      createdAt: new Date(fixedNow).toISOString(),
      orderId: paid.id,
      bank: null,
    },
    balance: { ...balance, amount: balance.amount - paid.total },
    ticketIds: [],
  };
}

/** A payment through the gateway, for the pending order. */
export function gatewayPayment(status: PaymentDetail['status']): PaymentDetail {
  return {
    id: '019aa2f0-0000-7000-8000-0000000000c1',
    kind: 'topup',
    amount: 200_000,
    status,
    title: 'Nạp tiền',
    createdAt: new Date(fixedNow).toISOString(),
    orderId: orders.pending.id,
    bank: { id: 'vcb', name: 'Vietcombank' },
    order: orders.pending,
  };
}

/** Browser storage in which 'Mua ngay' was pressed for the Power ticket of the pending order. */
export const boughtNow = {
  'veloc.purchase': JSON.stringify({ id: 'purchase-1', drafts: orders.pending.items }),
};

/** Browser storage with the lines of the mixed order in the cart, all known to the server. */
export const filledCart = {
  'veloc.cart': JSON.stringify({
    version: '1.0',
    timestamp: fixedNow,
    lastSyncAt: fixedNow,
    isOpen: false,
    items: orders.mixed.items.map((item) => ({ ...item, updatedAt: item.addedAt, backendSynced: true })),
  }),
};
