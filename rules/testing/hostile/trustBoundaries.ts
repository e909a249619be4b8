import {
  checkAdding,
  checkPeriodRequest,
  checkPhone,
  checkTicket,
  decodeLine,
  gameIds,
  gameName,
  isGameId,
  isReadable,
  isBalanceWarning,
  readLine,
  readPeriodId,
  readSavedCart,
  shouldOpenLogin,
  checkBalance,
  restoreCart,
  type GameId,
} from '../../index';
import { messages } from '../../messages';
import { checkPeriodAlias } from '../../periods/checkPeriodAlias';
import { momentOf } from '../../vietnamTime';

const games = gameIds.map((gameId) => ({ gameId, maxPeriods: 12 }));

function isAnswer(checked: { ok: boolean; code?: string }): boolean {
  return checked.ok === true || Object.hasOwn(messages, checked.code ?? '');
}

/** What is accepted must be accepted again, word for word, and must survive JSON. */
function isSettled(gameId: GameId, ticket: unknown): boolean {
  const checked = checkTicket(gameId, ticket);
  if (!checked.ok) return Object.hasOwn(messages, checked.code);
  const written = JSON.stringify(checked.value);
  const again = checkTicket(gameId, JSON.parse(written));
  return again.ok && JSON.stringify(again.value) === written;
}

/** Every exported function that takes something from outside; each says whether its answer is one it may give. */
export const trustBoundaries: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(gameIds.map((gameId) => [`checkTicket ${gameId}`, (value) => isSettled(gameId, value)])),
  'checkTicket of any game': (value) => isAnswer(checkTicket(value, value)),
  decodeLine: (value) => isAnswer(decodeLine({ gameId: value as GameId, ticket: value })),
  readLine: (value) => {
    const line = readLine({ gameId: 'keno', ticket: value as Record<string, unknown> });
    return isReadable(line) ? isSettled('keno', line.ticket) : Object.is(line.ticket, value);
  },
  checkAdding: (value) => isAnswer(checkAdding({ gameId: 'keno', ticket: value }, games)),
  'checkAdding of any line': (value) =>
    isAnswer(
      checkAdding({ gameId: value, ticket: value, periodId: value, numberPeriod: value, quantity: value }, games),
    ),
  'checkAdding of any terms': (value) =>
    isAnswer(
      checkAdding(
        { gameId: 'keno', ticket: { listNumber: [1] }, periodId: value, numberPeriod: value, quantity: value },
        games,
      ),
    ),
  checkPeriodAlias: (value) => isAnswer(checkPeriodAlias('mega', value)) && isAnswer(checkPeriodAlias(value, value)),
  checkPeriodRequest: (value) =>
    isAnswer(checkPeriodRequest('mega', value)) && isAnswer(checkPeriodRequest(value, value)),
  readPeriodId: (value) => readPeriodId(value) === null,
  restoreCart: (value) => {
    const cart = restoreCart(value, 0);
    return cart === null || Array.isArray(cart.items);
  },
  'restoreCart with any line': (value) => {
    const line = { id: 'x', gameId: 'keno', ticket: value, unitPrice: 10_000, quantity: 1, periodId: value };
    const cart = restoreCart({ items: [value, line], version: '1.0', timestamp: 0 }, 0);
    return cart === null || cart.items.every(({ unitPrice, quantity }) => unitPrice > 0 && quantity > 0);
  },
  checkPhone: (value) => checkPhone(value).ok === false,
  'checkPhone of any digits': (value) => typeof checkPhone({ countryCode: '+84', phone: value }).ok === 'boolean',
  gameName: (value) => gameName('keno', value).startsWith('KENO') && typeof gameName(value, value) === 'string',
  momentOf: (value) => momentOf(value) === null || Number.isFinite(momentOf(value)),
  readSavedCart: (value) => readSavedCart(value, 0) === null,
  shouldOpenLogin: (value) => typeof shouldOpenLogin(value) === 'boolean',
  isBalanceWarning: (value) => typeof isBalanceWarning(value) === 'boolean',
  checkBalance: (value) => checkBalance({ amount: value, total: 10_000 }) !== undefined,
  isGameId: (value) => !isGameId(value),
};
