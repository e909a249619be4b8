import { by, row, story, type Part } from '../row';

const slots = 'rules/slots/slots.test.ts';
const balls = 'rules/slots/ballGames.test.ts';
const keno = 'rules/keno/builder.test.ts';
const loto = 'rules/loto/slots.test.ts';

const texts = 'rules/texts/texts.test.ts';

export const gameConstants: Part = {
  title: 'Constants of the games',
  rows: [
    row(
      '10,000 ₫',
      'Price, stake and value to begin with',
      by('rules/tickets.test.ts', '%s: the base price is 10,000'),
      by(slots, 'start empty, A to F, at the default method and the base stake'),
      by(loto, 'start at type D and 10,000'),
    ),
    row(
      '1',
      'Quantity to begin with',
      by('backend/carts/addItem.test.ts', 'answers the line with the resolved draw and its price'),
      by('rules/cart/checkAdding.test.ts', 'admits one copy of one draw on sale, with the ticket settled and priced'),
    ),
    row('1', 'Draws to begin with', by('rules/cart/storage.test.ts', 'need only the five fields')),
    row('A to F', 'Places', by(slots, 'start empty, A to F, at the default method and the base stake')),
    row(
      '10 games',
      'Those of section 5',
      by('backend/draws/currentPeriods.test.ts', 'tells ten games with what is on sale, at the top level and in data'),
      by(
        'storefront/screens/home/games.test.tsx',
        'has the ten games, each under its name and in its color, and leads to the page of each',
      ),
    ),
    row(
      ['1 to 80', '10', '12'],
      'Keno',
      by('rules/keno/validate.test.ts', 'Keno: 1 to 10 numbers, integers 1 to 80, no duplicates'),
      by(
        keno,
        'takes ten numbers and no eleventh (decision G5)',
        'has the sizes 3 to 12, and no picker takes more numbers',
      ),
    ),
    row(
      ['3 to 12', '3', '2', '10000', 'NORMAL', 'STANDARD'],
      'Keno bao, and what Keno begins with',
      by(
        keno,
        'start at STANDARD and NORMAL',
        'begins with three numbers at level 2',
        'has the sizes 3 to 12, and no picker takes more numbers',
        'of %i numbers at level %i costs 10,000 for each of its sets, whatever is staked',
      ),
    ),
    row(
      ['1 to 45', 'GROUP_6', '5 to 18'],
      'Mega',
      by('rules/mega/validate.test.ts', 'Mega: 6 numbers of 1 to 45, or as many as the method takes, 5 to 18'),
      by(balls, 'are those of 1 to …', '%s takes %i and costs %i plays'),
      by(slots, 'start empty, A to F, at the default method and the base stake'),
    ),
    row(
      ['1 to 55', '1 to 16'],
      'Power',
      by(
        'rules/power/validate.test.ts',
        'Power: 6 numbers of 1 to 55, or GROUP_n, and a power number of 1 to 16 (decision G9)',
      ),
      by(balls, 'are those of 1 to …'),
    ),
    row(
      ['NORMAL', 'Vé thường', '5 + 1', '15', '12', '1 to 35', '1 to 12'],
      'Lotto 5/35',
      by(texts, 'Vé thường'),
      by(
        balls,
        'has the limits of 15 main numbers of 1 to 35 and 12 specials of 1 to 12, and starts with 5 and 1',
        '%s takes %i main numbers and %i specials (decision G34)',
      ),
      by(
        'rules/lotto535/validate.test.ts',
        'Lotto 5/35: 5 main of 1 to 35 and 1 special of 1 to 12, or as the method takes (decisions G11 and G34)',
      ),
    ),
    row(
      ['MAX3D', 'MAX3DPLUS', '3 digits'],
      'Max 3D',
      by('rules/max3d/max3d.test.ts', 'takes %s %s as %s of %i plays'),
      by('rules/max3d/slots.test.ts', 'hold no more groups than the method takes'),
      by('rules/max3d/validate.test.ts', '2 digits', '4 digits'),
    ),
    row(
      ['NORMAL', 'Cơ bản', 'GROUP', 'Bao bộ số', 'MULTIGROUP', 'Bao nhiều bộ số'],
      'Max 3D Pro',
      by(texts, 'Cơ bản', 'Bao bộ số', 'Bao nhiều bộ số'),
      by('rules/max3dpro/slots.test.ts', 'of %s pasted as %s say %s', 'of %s with %s'),
      story('flows/Max3DPro', 'Empty'),
    ),
    row(
      ['10', '10000', '4', 'D'],
      'Loto',
      by(loto, 'start at type D and 10,000', 'hold ten tickets, each of its own type'),
      by('rules/loto/typing.test.ts', '%j is written %j', 'pasting %j gives %j'),
    ),
    row(
      ['2 to 4', '1 to 10 of 80'],
      'Classic',
      by(
        'rules/classic/stock.test.ts',
        'draws each of the first 80 numbers equally often and none behind them',
        'asked for %d tickets gives %d',
      ),
      by('rules/classic/validate.test.ts', 'Classic: 2 to 4 digits of a channel and day'),
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
