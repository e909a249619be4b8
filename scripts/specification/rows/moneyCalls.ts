import { by, row, type Part } from '../row';
import { closed, inTable, readInTable } from './contract';

const payment = 'backend/payment/payment.test.ts';

const banks = 'backend/topup/banks.test.ts';
const topup = 'backend/topup/topup.test.ts';

const lists = 'backend/ledger/lists.test.ts';

const tickets = 'backend/tickets/tickets.test.ts';

const everyGame = 'backend/settlement/everyGame.test.ts';

const open = 'backend/routes/public.test.ts';

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
      by(
        topup,
        'is pending until the bank’s signed word, then credited once',
        'waits with at most four others; the oldest is closed, and its money is credited when it comes',
      ),
    ),
    row(
      'GET /client-transaction/get-list-refund-transaction-v2',
      'Returns',
      readInTable,
      closed,
      by('backend/draws/voidPeriod.test.ts', 'stands in the list of returns of each player, with what came back'),
      by('stories/flows/Histories.stories.tsx', 'Returned'),
    ),
    row('POST /banks/get-all', 'The banks', inTable, by(banks, 'are listed with their codes')),
    row(
      'GET /accounts/get-active',
      'Where to transfer to',
      readInTable,
      by(banks, 'are listed with their codes', 'nobody plays the bank and no simulated account is shown'),
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
      by(
        'backend/payment/payment.test.ts',
        'keeps the lines that were not chosen',
        'answers the same order for a session, and keeps its prices',
      ),
      by('tests/contract/amounts.test.ts', '$call refuses a wrong $field'),
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
      by('backend/payment/stepUp.test.ts', 'ask for a proof, and take the PIN'),
    ),
    row(
      'GET /public/ip',
      'The caller’s address, asked of the shop itself',
      readInTable,
      by(open, 'tells the address that the own proxy saw, not the one that a caller claims'),
    ),
  ],
};
