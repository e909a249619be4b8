import { by, row, type Part } from '../row';

const app = 'storefront/app/App.test.tsx';
const list = 'storefront/data/useList.test.tsx';
const payment = 'backend/payment/payment.test.ts';

export const paying: Part = {
  title: 'Checkout and tickets',
  rows: [
    row(
      ['total', 'value', 'fee'],
      'The sum of the lines chosen, or of all, without a fee',
      by(
        'rules/cart/payloads.test.ts',
        'a payment of all lines mixes games, without a fee',
        'a payment without %j is of %i đồng for %s',
      ),
      by('rules/cart/readiness.test.ts', 'totals are sums of quantity times unit price, with no fee'),
    ),
    row(
      [],
      'What is paid leaves the cart, what was not chosen stays',
      by(
        payment,
        'charges once, writes a ticket for each line and draw, and empties the cart',
        'keeps the lines that were not chosen',
      ),
    ),
    row(
      '6',
      'A ticket that is deleted',
      by(
        'backend/tickets/tickets.test.ts',
        'refuses a paid ticket that is not drawn, and hides it with its outcome kept afterwards',
        'cancels the order of an unpaid ticket',
      ),
      by('stories/flows/Tickets.stories.tsx', 'Cancelled'),
    ),
    row(
      [],
      'A history holds no entry of another game',
      by(list, 'of another game begins empty'),
      by(
        'backend/tickets/tickets.test.ts',
        'turns pages without repeating or losing an entry, and keeps other games apart',
      ),
    ),
    row(
      [],
      'Pages are added, an empty one ends the list',
      by(list, 'adds what a 200 brings, until an empty page ends it'),
      by('storefront/api/read.test.ts', 'an empty one'),
      by('stories/components/InfiniteList.stories.tsx', 'GrowsToItsEnd'),
    ),
    row(
      '401',
      'On the history: the session begins anew; any other status but 200 clears the list',
      by(
        list,
        'of a player whose session is over begins anew: no player, no token, no entries',
        'is cleared by a %i',
        'without an answer stays as it is (decision A20)',
      ),
    ),
    row(
      'true',
      'The global loader at the start',
      by(
        app,
        'keeps the loader on from the start and shows its overlay after 300 ms without content',
        'takes the loader away once the screen is here',
      ),
    ),
    row(
      'false',
      'The loader of the transactions at the start',
      by(
        list,
        'is off before there is anybody whose transactions could be loaded',
        'is on while the first of them are on their way, and off again with them',
      ),
    ),
  ],
};
