import { by, row, type Part } from '../row';
import { closed, inTable, readInTable } from './contract';

const payment = 'backend/payment/payment.test.ts';
const topup = 'backend/topup/topup.test.ts';
const lists = 'backend/ledger/lists.test.ts';
const tickets = 'backend/tickets/tickets.test.ts';
const everyGame = 'backend/settlement/everyGame.test.ts';
const results = 'backend/results/importResults.test.ts';
const stock = 'backend/stock/stock.test.ts';
const carts = 'backend/carts/carts.test.ts';
const open = 'backend/routes/public.test.ts';
const end = by('storefront/api/read.test.ts', 'an empty one');
const onSale = by(stock, 'names days and channels that have tickets left, and what is left of each number');
const bothWays = by(
  everyGame,
  '%s: the winner has the prize, with its reason',
  '%s: the loser has nothing, and is told so',
);

export const moneyCalls: Part = {
  title: 'Money and tickets',
  rows: [
    row(
      'POST /client-transaction/add-transaction',
      'Pays an order',
      inTable,
      closed,
      by(payment, 'become an order and are paid by add-transaction'),
    ),
    row(
      'POST /internalpaygateway/init',
      'Begins a top-up',
      inTable,
      closed,
      by(topup, 'is pending until the bank’s signed word, then credited once'),
    ),
    row(
      'POST /client-transaction/get-list-transaction',
      'Purchases and returns',
      inTable,
      closed,
      by(lists, 'come with the sums of their days, below 0 for what was spent'),
    ),
    row(
      'GET /client-transaction/get-list-charge-transaction-v2',
      'Top-ups',
      readInTable,
      closed,
      by(topup, 'are listed with their codes'),
    ),
    row(
      'GET /client-transaction/get-list-refund-transaction-v2',
      'Returns',
      readInTable,
      closed,
      by('stories/flows/Histories.stories.tsx', 'Returned'),
    ),
    row('POST /banks/get-all', 'The banks', inTable, by(topup, 'are listed with their codes')),
    row(
      'GET /accounts/get-active',
      'Where to transfer to',
      readInTable,
      by(topup, 'nobody plays the bank and no simulated account is shown'),
    ),
    row(
      'POST /client-tickets/create-raw-ticket',
      'Buys at once',
      inTable,
      closed,
      by(payment, 'become an order and are paid by add-transaction'),
      by(everyGame, '%s: single tickets become an order, which is paid'),
    ),
    row(
      'POST /client-classic-tickets/create-raw-cart-id',
      'The same for Classic',
      inTable,
      closed,
      by(everyGame, '%s: single tickets become an order, which is paid'),
    ),
    row(
      'POST /client-loto-carts/create-raw-cart-new',
      'The same for Loto',
      inTable,
      closed,
      by(
        everyGame,
        '%s: single tickets become an order, which is paid',
        'no Loto order is longer than ten tickets, and a Classic order is of one channel that draws',
      ),
    ),
    row(
      'POST /client-tickets/client-get-tickets',
      'The history of a game, by cursor',
      inTable,
      closed,
      by(tickets, 'turns pages without repeating or losing an entry, and keeps other games apart'),
    ),
    row(
      'GET /client-tickets/client-get-ticket-detail-v2',
      'One purchase',
      readInTable,
      closed,
      by(tickets, 'shows a purchase by its draws, and the result and prize once drawn'),
    ),
    row(
      'POST /client-tickets/client-delete-tickets',
      'Deletes tickets',
      inTable,
      closed,
      by(
        tickets,
        'refuses a paid ticket that is not drawn, and hides it with its outcome kept afterwards',
        'deletes nothing when one of the tickets is not the player’s',
      ),
    ),
    row(
      'POST /payment/cart-payment',
      'What paying a cart will take',
      inTable,
      closed,
      by('backend/routes/ownership.test.ts', '$name answers another player’s id like an absent one'),
    ),
    row(
      'POST /payment/cart-payment-confirm',
      'Pays a cart',
      inTable,
      closed,
      by(
        payment,
        'charges once, writes a ticket for each line and draw, and empties the cart',
        'refuses to pay a cart that changed after checkout',
      ),
    ),
    row(
      'GET /public/ip',
      'The caller’s address, asked of the shop itself',
      readInTable,
      by(open, 'tells the address that the own proxy saw, not the one that a caller claims'),
    ),
  ],
};

const listOf = (game: string) =>
  row(
    `GET /client-game-results/get-${game}-v2`,
    'By cursor, ten a page, newest first',
    readInTable,
    by(results, 'show real dates, numbers and printed prizes, newest first, page by page'),
  );

export const resultCalls: Part = {
  title: 'Results',
  rows: [...['keno', 'power', 'mega', 'max3d', 'max3dpro'].map(listOf), row([], 'An empty page ends the list', end)],
};

export const regionalCalls: Part = {
  title: 'Classic and Loto',
  rows: [
    row('GET /client-classic-storage/get-list-day', 'Days on sale', readInTable, closed, onSale),
    row('GET /client-classic-storage/get-list-channel-by-day', 'Channels of a day', readInTable, closed, onSale),
    row('GET /client-classic-storage/get-list', 'Tickets of a channel and day', readInTable, closed, onSale),
    row('GET /client-classic-tickets/client-get-tickets', 'What was bought of Classic', readInTable, closed, bothWays),
    row('GET /client-classic-tickets/client-get-ticket-by-id', 'One Classic ticket', readInTable, closed, bothWays),
    row(
      'GET /client-classic-result/get-list',
      'Results of a region',
      readInTable,
      by(results, 'show a region by day and company'),
    ),
    row('GET /client-loto-carts/get-list', 'What was bought of Loto', readInTable, closed, bothWays),
    row('GET /client-loto-carts/get-by-id', 'One Loto ticket', readInTable, closed, bothWays),
  ],
};

export const cartCalls: Part = {
  title: 'Cart',
  rows: [
    row(
      'POST /client-carts/add-item',
      'Adds a line and answers its id',
      inTable,
      closed,
      by(
        carts,
        'answers the line with the resolved draw and its price',
        'adds once when the answer was lost and the call is repeated (R2)',
      ),
    ),
    row(
      'GET /client-carts/get-cart',
      'The cart',
      readInTable,
      closed,
      by(carts, 'marks a line whose draw has closed as invalid'),
    ),
    row(
      'PUT /client-carts/update-quantity',
      'Another quantity',
      inTable,
      closed,
      by(carts, 'sets a quantity and refuses one for a line that is not there'),
    ),
    row(
      'DELETE /client-carts/remove-item/{id}',
      'Takes a line out',
      readInTable,
      closed,
      by(carts, 'removes once and answers 0 for a repeat'),
    ),
    row(
      'DELETE /client-carts/remove-game/{gameId}',
      'Takes a game out',
      readInTable,
      closed,
      by(carts, '%s takes only lines as they were seen', 'remove-game'),
    ),
    row(
      'POST /client-carts/sync',
      'Compares both carts; the answer takes the place of the cart',
      inTable,
      closed,
      by(
        carts,
        'adds a line it does not know, keeps those not sent, and names what it refuses',
        'returns the cart unchanged for an empty list',
      ),
      by('rules/cart/payloads.test.ts', 'a sync sends the fields of lines the server has accepted, as it holds them'),
    ),
    row(
      'POST /client-carts/validate',
      'Judges every line',
      inTable,
      closed,
      by('backend/routes/ownership.test.ts', '$name needs a token'),
    ),
    row(
      'DELETE /client-carts/clear',
      'Empties it',
      readInTable,
      closed,
      by(carts, '%s takes only lines as they were seen', 'clear'),
    ),
    row('GET /client-carts/summary', 'Sums', readInTable, closed, by(carts, 'sums up by game')),
    row(
      'POST /client-carts/checkout',
      'Makes an order of it',
      inTable,
      closed,
      by(payment, 'refuses an empty cart', 'is refused ten minutes after checkout'),
    ),
    row(
      'GET /client-carts/checkout-session/{id}',
      'That order',
      readInTable,
      closed,
      by(payment, 'answers the same order for a session, and keeps its prices'),
    ),
  ],
};

export const publicCalls: Part = {
  title: 'Other public calls',
  rows: [
    row(
      'GET /public/support-contact',
      'How to reach the shop',
      readInTable,
      by(open, 'answers contact, banners and privacy in the shapes of the wire'),
    ),
    row('GET /public/banners', 'Banners that run now', readInTable, by(open, 'hides banners outside their time')),
  ],
};
