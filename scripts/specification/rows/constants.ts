import { by, row, unproven, type Part } from '../row';

const table = 'rules/constants.test.ts';
const transport = 'storefront/api/transport.test.ts';
const state = 'storefront/state/cart/cart.test.ts';
const errors = 'rules/cart/syncErrors.test.ts';
const texts = 'rules/texts/texts.test.ts';
const lists = 'backend/tickets/tickets.test.ts';

export const gameConstants: Part = {
  title: 'Constants of the games',
  rows: [
    row('10,000 ₫', 'Price, stake and value to begin with', by(table, 'ticket price', 'default bet')),
    row(
      '1',
      'Quantity to begin with',
      by('backend/carts/carts.test.ts', 'answers the line with the resolved draw and its price'),
      by('rules/cart/checkAdding.test.ts', 'admits one copy of one draw on sale, with the ticket settled and priced'),
    ),
    row('1', 'Draws to begin with', by(table, 'a saved line without them has period 1')),
    row('A to F', 'Places', by(table, 'ticket slots')),
    row('10 games', 'Those of section 5', by(table, 'games')),
    row(['1 to 80', '10', '12'], 'Keno', by(table, 'Keno numbers', 'Keno validation pick', 'Keno builder pick')),
    row(
      ['3 to 12', '3', '2', '10000', 'NORMAL', 'STANDARD'],
      'Keno bao, and what Keno begins with',
      by(
        table,
        'Keno bao least size',
        'Keno bao greatest size',
        'Keno bao default size',
        'Keno bao default level',
        'Keno bao default money',
        'Keno default tab',
        'Keno default play type',
      ),
    ),
    row(
      ['1 to 45', 'GROUP_6', '5 to 18'],
      'Mega',
      by(
        table,
        'Mega numbers',
        'Mega default method',
        'Mega bao',
        'Keno offers LEVEL_1 to LEVEL_10, Mega every bao but 16 and 17',
      ),
    ),
    row(['1 to 55', '1 to 16'], 'Power', by(table, 'Power numbers', 'Power ball')),
    row(
      ['NORMAL', 'Vé thường', '5 + 1', '15', '12', '1 to 35', '1 to 12'],
      'Lotto 5/35',
      by(
        table,
        'Lotto 5/35 default method',
        'Lotto 5/35 main',
        'Lotto 5/35 special',
        'Lotto 5/35 most main',
        'Lotto 5/35 most special',
      ),
      by(texts, 'Vé thường'),
      by(
        'rules/slots/ballGames.test.ts',
        'has the limits of 15 main numbers of 1 to 35 and 12 specials of 1 to 12, and starts with 5 and 1',
      ),
    ),
    row(
      ['MAX3D', 'MAX3DPLUS', '3 digits'],
      'Max 3D',
      by(table, 'Max3D lengths', 'Max3D default'),
      by('rules/validationTable.test.ts', '2 digits', '4 digits'),
    ),
    row(
      ['NORMAL', 'Cơ bản', 'GROUP', 'Bao bộ số', 'MULTIGROUP', 'Bao nhiều bộ số'],
      'Max 3D Pro',
      by(table, 'Max3D Pro methods', 'Max3D Pro default'),
      by(texts, 'Cơ bản', 'Bao bộ số', 'Bao nhiều bộ số'),
    ),
    row(
      ['10', '10000', '4', 'D'],
      'Loto',
      by(table, 'Loto tickets', 'Loto default value', 'Loto places of a number', 'Loto default type'),
    ),
    row(
      ['2 to 4', '1 to 10 of 80'],
      'Classic',
      by(table, 'Classic random'),
      by('rules/validationTable.test.ts', 'Classic: 2 to 4 digits of a channel and day'),
    ),
  ],
};

export const otherConstants: Part = {
  title: 'Other constants',
  rows: [
    row(
      '10',
      'Entries of a page of results',
      by(
        'backend/results/importResults.test.ts',
        'show real dates, numbers and printed prizes, newest first, page by page',
      ),
    ),
    row(
      '10',
      'Entries of a page of history',
      by(lists, 'turns pages without repeating or losing an entry, and keeps other games apart'),
    ),
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
    unproven(
      ['30 s', '5 min', '2 s'],
      'Automatic sync, periodic retry and the sync on leaving',
      'No test waits for them',
    ),
    row(
      ['3', 'min(1000 × 2^n, 30000) ms'],
      'Retries of a sync',
      by(table, 'sync retries'),
      by(errors, 'after %i failures waits %i ms'),
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
      by('storefront/app/lazyScreen.test.tsx', 'reloads at most once a minute, over reloads'),
    ),
    row('3000 ms', 'How long a success stays', by('stories/components/SuccessPopup.stories.tsx', 'GoesByItself')),
    row(
      ['60 s', '5 s', '30 s'],
      'Countdown and refresh',
      by(table, 'countdown cut-off', 'refresh after zero', 'period refresh'),
    ),
    row(
      ['+84', '9', '6 to 12'],
      'Country code and digits',
      by(table, 'country code'),
      by('rules/session/phone.test.ts', 'accepts %s %s', 'refuses %s %s'),
    ),
    row('online', 'The network at the start', by(table, 'network status')),
    row(
      ['1,000', '200'],
      'Copies of a line and lines of a cart, which the specification leaves open',
      by(table, 'cart limits'),
    ),
  ],
};

export const formulas: Part = {
  title: 'Pricing',
  rows: [
    row(
      '6',
      'Keno comes on slips of six',
      by('rules/keno/builder.test.ts', '%i lines come on slips of %j (decision G18)'),
    ),
    row(
      [],
      'Keno: price times tickets times draws',
      by('rules/keno/keno.test.ts', 'is one play times stake times draws'),
      by('rules/slots/slots.test.ts', 'a price is that of all filled slots, plays, stake and draws'),
    ),
    row(
      'C(n, k)',
      'Plays of a bao of Keno',
      by('rules/keno/keno.test.ts', 'bao of %i numbers counts its plays from level 2 up'),
    ),
    row([], 'Mega: plays times draws times price', by('rules/mega/mega.test.ts', 'bao %i is %i plays for %i đồng')),
    row([], 'Power: the same', by('rules/power/power.test.ts', 'bao %i costs %i đồng')),
    row(
      [],
      'Lotto 5/35: the tickets that are done, times draws',
      by('rules/lotto535/lotto535.test.ts', '%i main numbers and %i specials are %i plays'),
      by('rules/slots/slots.properties.test.ts', 'asks for the price of its tickets'),
    ),
    row([], 'Max 3D Pro: price times draws times coefficient', by('rules/max3dpro/slots.test.ts', 'of %s with %s')),
    row(
      ['36', '18', '9', '6', '3', '1'],
      'The coefficient of GROUP, by different digits',
      by('rules/max3dpro/max3dpro.test.ts', '%s %s is %i'),
    ),
    row('n(n − 1)', 'The coefficient of MULTIGROUP', by('rules/max3dpro/max3dpro.test.ts', 'MULTIGROUP of %i is %i')),
    row(
      'totalPrice',
      'A line: quantity times unit price',
      by('rules/cart/cart.test.ts', 'puts an optimistic line with its total at the end'),
      by('rules/cart/payloads.test.ts', 'totals of any lines are the sum of their quantities times their prices'),
    ),
    row(
      ['total', 'value', 'fee'],
      'A checkout: the sum of the lines, twice, and 0',
      by('rules/cart/readiness.test.ts', 'totals are sums of quantity times unit price, with no fee'),
    ),
  ],
};
