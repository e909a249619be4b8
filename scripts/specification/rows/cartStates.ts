import { by, row, type Part } from '../row';

const state = 'storefront/state/cart/cart.test.ts';
const faults = 'storefront/state/cart/faults.test.ts';
const texts = 'rules/texts/texts.test.ts';
const journeys = 'tests/journeys/cart.spec.ts';
const adding = 'rules/cart/adding.test.ts';
const recovery = 'rules/cart/recovery.test.ts';
const quantity = 'rules/cart/quantity.test.ts';
const removing = 'rules/cart/removing.test.ts';
const replacing = 'rules/cart/replacing.test.ts';
const errors = 'rules/cart/syncErrors.test.ts';

export const lineStates: Part = {
  title: 'A line of the cart',
  rows: [
    row([], 'Added here: optimistic and unsent', by(adding, 'puts an optimistic line with its total at the end')),
    row(
      [],
      'Accepted: the server’s line takes its place',
      by(adding, 'the server’s line takes the temporary one’s place'),
    ),
    row(
      [],
      'Not added: the try is counted and the error kept; tried again later',
      by(adding, 'a failed add counts the try and records the error'),
      by(faults, 'tries a failed sync after 1, 2 and 4 s more, then parks the line and never drops it'),
    ),
    row(
      'needsSync',
      'Still to be sent',
      by(quantity, 'applies at once, with its total, and is to be sent'),
      by(adding, 'copies added while the call was under way are still to be sent'),
    ),
    row(
      [],
      'Sent: the tries begin at 0',
      by(replacing, 'success resets the count of failures and keeps what is known of them'),
      by(faults, 'tries a failed sync after 1, 2 and 4 s more, then parks the line and never drops it'),
    ),
    row(
      [],
      'Refused as often as it may be: dropped at the recovery',
      by(recovery, '%s: dropped %s', 'refused three times', 'unanswered ten times'),
    ),
    row(
      [],
      'A sent line is taken out here first and put back when the server is not reached',
      by(removing, 'takes a synced line out at once and puts it back in its place when the call fails'),
      by(faults, 'a removal the server never hears of is taken back'),
    ),
    row([], 'An unsent line is taken out here alone', by(removing, 'is local only for a line the server never saw')),
    row(
      [],
      'A quantity counts at once and goes back when it is refused',
      by(quantity, 'applies at once, with its total, and is to be sent', 'goes back when the server refuses it'),
      by(faults, 'a refused quantity goes back, an unanswered one stays and is sent again'),
    ),
    row(
      [],
      'A whole sync brings the server’s lines, all as sent',
      by(replacing, 'replaces the synced lines with the server’s, all marked synced'),
    ),
    row(
      [],
      'A cleared cart is empty at once, then told to the server',
      by(removing, 'takes out one line, a game, everything, or what was paid, by the call of its kind'),
      by(removing, 'is given up after four unanswered calls for a line, never for a cleared cart'),
    ),
    row(
      [],
      'The same ticket for the same draws raises its line',
      by(adding, 'an identical purchase raises the quantity of its line', '%s is a line of its own'),
      by(
        'rules/cart/identity.properties.test.ts',
        'is the same line in any slot, in other words and in another order that means nothing',
      ),
    ),
    row(
      ['pending', 'valid', 'invalid'],
      'How a line is judged',
      by('rules/cart/readiness.test.ts', 'a line under check', 'an invalid line'),
      by('backend/carts/carts.test.ts', 'marks a line whose draw has closed as invalid'),
    ),
    row(
      [],
      'Ready to be paid: not empty, all valid, all sent',
      by('rules/cart/readiness.test.ts', 'is ready when every line is valid and synced', 'a line not yet sent'),
    ),
    row(
      ['syncing', 'error', 'synced', 'never_synced'],
      'The state of the sync as a whole',
      by(errors, 'is %s when %s', 'never_synced', 'syncing', 'synced', 'error'),
    ),
  ],
};

export const syncTimes: Part = {
  title: 'Saving and syncing in time',
  rows: [
    row(
      '500 ms',
      'After a change the cart is saved',
      by(state, 'shows the line at once, saves it after 500 ms and sends it after 1 s'),
    ),
    row(
      [],
      'It is put back at the start, also a damaged one',
      by(
        'storefront/state/cart/lazyCart.test.ts',
        'sends nothing, and syncs what was added on an earlier page once it is open',
      ),
      by('storefront/state/cart/damaged.test.ts', 'never stops the shop and keeps the lines that are sound, … times'),
    ),
    row(
      '1 s',
      'After a change, or after the start, comes a sync',
      by(state, 'shows the line at once, saves it after 500 ms and sends it after 1 s'),
      by(
        'storefront/state/cart/lazyCart.test.ts',
        'sends nothing, and syncs what was added on an earlier page once it is open',
      ),
    ),
    row(
      [],
      'Leaving the page sends what is unsent',
      by(journeys, 'a tab closed in the middle of a sync neither loses nor doubles the ticket'),
      by('storefront/api/transport.test.ts', 'outlives its page'),
    ),
    row(
      '2 s',
      'The most that the sync on leaving may take; that it ran out is not told',
      by(
        'storefront/state/cart/times.test.ts',
        'gives the sync of a page that is left 2 s, and tells nobody that they ran out',
      ),
    ),
    row(
      '30 s',
      'Between automatic syncs while lines are unsent',
      by('storefront/state/cart/times.test.ts', 'sends what is unsent every 30 s, once its own repeats have failed'),
    ),
    row(
      '5 min',
      'Between periodic retries',
      by('storefront/state/cart/times.test.ts', 'compares a cart that is all sent every 5 minutes only'),
    ),
    row('24 h', 'Older failures are forgotten', by(errors, 'exactly 24 hours old stays', 'a little older goes')),
    row(
      '5 min',
      'Between two rounds of forgetting',
      by(
        'storefront/state/cart/times.test.ts',
        'looks every 5 minutes for failures of more than a day ago, and forgets them',
      ),
    ),
    row(
      'Sync disabled or no token',
      'Why no sync is made',
      by(texts, 'Sync disabled or no token'),
      by(state, 'keeps a guest’s lines here and sends them at login'),
    ),
    row(
      ['1 s × 2^n', '30 s', '3'],
      'Waits between failed syncs, and how many',
      by(errors, 'after %i failures waits %i ms', 'happens three times'),
      by(faults, 'tries a failed sync after 1, 2 and 4 s more, then parks the line and never drops it'),
    ),
  ],
};
