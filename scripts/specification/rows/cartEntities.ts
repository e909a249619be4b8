import { by, row, type Part } from '../row';

const fields = 'rules/cart/fields.test.ts';
const payloads = 'rules/cart/payloads.test.ts';
const storage = 'rules/cart/storage.test.ts';
const cart = 'storefront/state/cart/cart.test.ts';
const checkout = 'storefront/screens/checkout/cartPayment.test.tsx';

export const cartEntities: Part = {
  title: 'Cart',
  rows: [
    row(
      [
        'id',
        'gameId',
        'gameName',
        'ticket',
        'numberPeriod',
        'unitPrice',
        'quantity',
        'totalPrice',
        'periodId',
        'addedAt',
        'updatedAt',
      ],
      'A line: what is bought, for which draw, when and for how much',
      by(fields, 'an item %s has every field', 'added here', 'held by the server'),
      by('rules/cart/adding.test.ts', 'puts an optimistic line with its total at the end'),
    ),
    row(
      ['backendSynced', 'isOptimistic', 'syncAttempts', 'syncError', 'needsSync'],
      'A line: how far the server knows it',
      by(fields, 'an item %s has every field'),
      by('rules/cart/adding.test.ts', 'a failed add counts the try and records the error'),
    ),
    row(
      ['validationStatus', 'pending', 'valid', 'invalid', 'validationError', 'validationErrorCode'],
      'A line: whether it may be sold',
      by(fields, 'an item %s has every field'),
      by('rules/cart/adding.test.ts', 'a refused add says why the line is invalid'),
      by(storage, 'start over what else cannot be read'),
    ),
    row(
      ['itemId or id'],
      'The server’s id takes the place of the temporary one',
      by('rules/cart/adding.test.ts', 'the server’s line takes the temporary one’s place'),
    ),
    row(
      'isOpen',
      'The page of the cart is open, which then tells what became of its lines',
      by(cart, 'leaves that to the page of the cart while it is open, which says it itself'),
    ),
    row(
      'isLoading',
      'The cart of a player on a device that has not seen it is on its way',
      by(
        cart,
        'is loading until it has been read',
        'is loading no more once that has failed, and again when the player tries again',
      ),
    ),
    row(
      'backendSyncEnabled',
      'Somebody is logged in; a guest’s cart is not sent',
      by(cart, 'is synced only while somebody is logged in'),
    ),
    row(
      'checkoutSession',
      'The order of the whole cart, until it is paid',
      by(
        checkout,
        'makes an order of the whole cart, keeps it as the checkout session, and forgets it once it is paid',
      ),
    ),
    row(
      [
        'items',
        'isSyncing',
        'lastSyncAt',
        'syncErrors',
        'syncRetryCount',
        'maxSyncRetries',
        'networkStatus',
        'validationCache',
        'lastActivity',
      ],
      'The state of the cart, which starts empty and online',
      by(fields, 'the state has every field, and begins empty and online'),
    ),
    row(
      ['message', 'operation', 'timestamp', 'retryCount'],
      'A failed sync as it is remembered',
      by('rules/cart/syncErrors.test.ts', 'has the message, the operation, the moment and the failures before'),
    ),
    row(
      ['items', 'syncTimestamp'],
      'What a sync sends',
      by(payloads, 'a sync sends the fields of lines the server has accepted, as it holds them'),
    ),
    row(
      ['itemId', 'quantity'],
      'What a change of quantity sends',
      by(payloads, 'an update sends the item’s id, its quantity and the version it was seen in'),
    ),
    row(
      ['gameId', 'total', 'fee', 'value', 'id', 'items'],
      'A payment of a cart',
      by(
        payloads,
        'a payment of all lines mixes games, without a fee',
        'a payment of a checkout session carries its id',
      ),
    ),
  ],
};
