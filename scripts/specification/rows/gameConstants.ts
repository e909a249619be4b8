import { by, row, type Part } from '../row';

const table = 'rules/constants.test.ts';

const texts = 'rules/texts/texts.test.ts';

export const gameConstants: Part = {
  title: 'Constants of the games',
  rows: [
    row('10,000 ₫', 'Price, stake and value to begin with', by(table, 'ticket price', 'default bet')),
    row(
      '1',
      'Quantity to begin with',
      by('backend/carts/addItem.test.ts', 'answers the line with the resolved draw and its price'),
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
      by('rules/cart/adding.test.ts', 'puts an optimistic line with its total at the end'),
      by('rules/cart/payloads.test.ts', 'totals of any lines are the sum of their quantities times their prices'),
    ),
    row(
      ['total', 'value', 'fee'],
      'A checkout: the sum of the lines, twice, and 0',
      by('rules/cart/readiness.test.ts', 'totals are sums of quantity times unit price, with no fee'),
    ),
  ],
};
