import { by, row, type Part } from '../row';

const transport = 'storefront/api/transport.test.ts';

const state = 'storefront/state/cart/cart.test.ts';

const errors = 'rules/cart/syncErrors.test.ts';

const lists = 'backend/tickets/tickets.test.ts';

export const otherConstants: Part = {
  title: 'Other constants',
  rows: [
    row(
      '10',
      'Entries of a page of results',
      by('backend/results/importResults.test.ts', 'come ten a page unless one asks for another number'),
    ),
    row('10', 'Entries of a page of history', by(lists, 'comes ten a page unless one asks for another number')),
    row(
      'MN',
      'The region, unless another is asked for',
      by('backend/results/importResults.test.ts', 'show a region by day and company'),
    ),
    row(
      '500 ms',
      'Until a change of the cart is saved',
      by(state, 'shows the line at once, saves it after 500 ms and sends it after 1 s'),
    ),
    row(
      '24 h',
      'How long a saved cart is good',
      by('rules/cart/storage.test.ts', 'older than 24 hours', 'is kept for exactly 24 hours'),
    ),
    row(
      '1 s',
      'Until a change is synced',
      by(state, 'shows the line at once, saves it after 500 ms and sends it after 1 s'),
    ),
    row(
      ['30 s', '5 min', '2 s'],
      'Automatic sync, periodic retry and the sync on leaving',
      by(
        'storefront/state/cart/times.test.ts',
        'sends what is unsent every 30 s, once its own repeats have failed',
        'compares a cart that is all sent every 5 minutes only',
        'gives the sync of a page that is left 2 s, and tells nobody that they ran out',
      ),
    ),
    row(
      ['3', 'min(1000 × 2^n, 30000) ms'],
      'Retries of a sync',
      by(errors, 'after %i failures waits %i ms'),
      by(
        'storefront/state/cart/faults.test.ts',
        'tries a failed sync after 1, 2 and 4 s more, then parks the line and never drops it',
      ),
    ),
    row(
      ['10', '5 min', '24 h'],
      'Failures that are kept, that are recent, that are forgotten',
      by(errors, 'of %i keeps the last ten: %s to %s', 'a failure is exactly 5 minutes old', 'a little older goes'),
    ),
    row(
      ['100', '5 min'],
      'Judgements of tickets',
      by(
        'rules/cart/validationCache.test.ts',
        'after %i judgements has %i; the first is among them: %s',
        'after exactly 5 minutes',
      ),
      by(state, 'remembers what it found about a ticket for 5 minutes'),
    ),
    row(
      ['30000 ms', '10000 ms'],
      'How long an answer is waited for',
      by(transport, '%s counts as unanswered after %i ms'),
    ),
    row(
      ['3', '1000 ms', '2', '2000 ms', '5000 ms'],
      'Repeats of calls',
      by(
        transport,
        'is tried again after 1, 2 and 4 s, then given up',
        'is tried again after 2 s and 5 s, then passed on',
      ),
    ),
    row(
      '60 s',
      'Between two reloads',
      by('storefront/shared/lazyScreen.test.tsx', 'reloads at most once a minute, over reloads'),
    ),
    row('3000 ms', 'How long a success stays', by('stories/components/SuccessPopup.stories.tsx', 'GoesByItself')),
    row(
      ['60 s', '5 s', '30 s'],
      'Countdown and refresh',
      by('rules/periods/countdown.test.ts', 'is the moment sales close, 60 s before the draw'),
      by('rules/periods/refresh.test.ts', '5 s after zero, asked before'),
      by('storefront/data/usePeriods.test.tsx', 'periods are read again after 30 s when the server’s clock shows %s'),
    ),
    row(
      ['+84', '9', '6 to 12'],
      'Country code and digits',
      by('storefront/screens/login/login.test.tsx', 'asks for a phone, of Vietnam unless one says otherwise'),
      by('rules/session/phone.test.ts', 'accepts %s %s', 'refuses %s %s'),
    ),
    row(
      'online',
      'The network at the start',
      by(state, 'shows the line at once, saves it after 500 ms and sends it after 1 s'),
    ),
    row(
      ['1,000', '200'],
      'Copies of a line and lines of a cart, which the specification leaves open',
      by('rules/cart/checkAdding.test.ts', '1,001 copies', '1,000 copies'),
      by('rules/cart/storage.test.ts', 'counts lines as they would stand: a full cart takes more of what it holds'),
      by('backend/carts/addItem.test.ts', 'says why in the shop’s words, and names a limit in data too'),
    ),
  ],
};
