import { by, row, unproven, type Part } from '../row';

const app = 'storefront/app/App.test.tsx';
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
      by(
        'backend/tickets/tickets.test.ts',
        'turns pages without repeating or losing an entry, and keeps other games apart',
      ),
    ),
    row(
      [],
      'Pages are added, an empty one ends the list',
      by('storefront/api/read.test.ts', 'an empty one'),
      by('stories/components/InfiniteList.stories.tsx', 'GrowsToItsEnd'),
    ),
    unproven(
      [],
      'A 401 on the history begins the session anew, any other status clears the list',
      'Stories show guest and refusal, no test the cleared list',
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
    unproven('false', 'The loader of the transactions at the start', 'No test reads it before the first call'),
  ],
};
