import { by, row, type Part } from '../row';

export const ticketEntities: Part = {
  title: 'Tickets',
  rows: [
    row(
      ['code', 'label', 'listNumber', 'selectedNumbers', 'playMethod', 'LEVEL_n', 'betAmount', 'price', 'isDone'],
      'Keno',
      by('rules/keno/keno.test.ts', 'settles a ticket: ascending, level filled in, unknown keys dropped'),
      by('rules/tickets.test.ts', '%s: selectedNumbers is another name', '%s: a slot of A to F, or none'),
    ),
    row(
      ['isBundleTicket', 'bundleLevel', 'bundleSelectedNumbers'],
      'A bao of Keno',
      by('rules/keno/keno.test.ts', 'settles a bao: both lists the same, unmarked level method filled in'),
    ),
    row(
      ['playMethod.id', 'name', 'lengthGame', 'unit'],
      'Mega, with its method',
      by('rules/mega/mega.test.ts', 'answers with numbers ascending, the method filled in and unknown keys dropped'),
    ),
    row(
      'powerNumber',
      'Power has one number more',
      by('rules/power/power.test.ts', 'settles six numbers with their power number'),
    ),
    row(
      ['numbers', 'playType'],
      'Max 3D: groups of three digits with blanks between',
      by('rules/max3d/max3d.test.ts', 'takes %s %s as %s of %i plays'),
      by('rules/max3d/slots.test.ts', 'make exactly the tickets that the cart accepts, and warn of all others'),
    ),
    row(
      'priceCoef',
      'Max 3D Pro: how many plays a ticket is',
      by(
        'rules/max3dpro/max3dpro.test.ts',
        'settles the groups of MULTIGROUP in order, and keeps the order of a pair',
        '%s %s is %i',
      ),
    ),
    row(
      ['mainNumbers', 'specialNumbers', 'lengthMainNumbers', 'lengthSpecialNumbers', 'unit'],
      'Lotto 5/35, with its method',
      by('rules/lotto535/lotto535.test.ts', 'settles five main numbers and a special'),
    ),
    row(
      ['maxMainNumbers', 'maxSpecialNumbers'],
      'Lotto 5/35: the most that a method takes',
      by(
        'rules/lotto535/lotto535.test.ts',
        'takes a method that names its limits, and answers with its lengths alone',
        'a limit above the method’s main numbers',
        'a limit above its specials',
      ),
      by('rules/slots/ballGames.test.ts', '%s takes %i main numbers and %i specials (decision G34)'),
    ),
    row(
      ['lotoType', 'numbers', 'value'],
      'Loto: four places, a dash for an empty one',
      by('rules/loto/slots.test.ts', 'start at type D and 10,000'),
      by('rules/loto/typing.test.ts', '%j is written %j'),
    ),
    row(
      ['code', 'numbers', 'amount', 'channelName', 'resultDate', 'resultId', 'price', 'isDone'],
      'Classic',
      by('rules/classic/builder.test.ts', 'are of the channel and day, and cost 10,000 times their amounts'),
    ),
    row(
      'dd/mm/yyyy',
      'The last eight signs of a result’s id are its day',
      by('rules/classic/classic.test.ts', 'result id %s is of %s'),
      by('rules/classic/stock.test.ts', 'names a result so that the day can be read from it'),
    ),
    row(
      ['dates', 'channels', 'stock'],
      'What Classic has on sale',
      by(
        'backend/stock/stock.test.ts',
        'names days and channels that have tickets left, and what is left of each number',
      ),
      by('scripts/checks/regionalAnswers.test.ts', 'reads channels, days and stock'),
    ),
  ],
};
