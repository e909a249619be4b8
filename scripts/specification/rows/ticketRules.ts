import { by, row, type Part } from '../row';

const adding = 'rules/cart/checkAdding.test.ts';

const periods = 'rules/periods/checkPeriodAlias.test.ts';

const texts = 'rules/texts/texts.test.ts';

const shown = 'tests/journeys/sentences.spec.ts';

export const universal: Part = {
  title: 'Universal',
  rows: [
    row(
      '10,000',
      'The price of every ticket',
      by('rules/tickets.test.ts', '%s: the base price is 10,000'),
      by('backend/carts/addItem.test.ts', 'price and mass assignment (S5)'),
    ),
    row(
      ['keno', 'kenoeo', 'kenoud', 'mega', 'power', 'max3d', 'max3dpro', 'loto', 'classic', 'lotto535'],
      'The games there are, and no other',
      by('rules/cart/checkAdding.test.ts', 'a game of nobody'),
      by('rules/messages.test.ts', 'no game: %s', 'names ten games'),
    ),
    row(['current', 'next'], 'Periods of Keno', by(periods, '%s knows its words and no other')),
    row(
      ['tuesday', 'friday', 'sunday'],
      'Periods of Mega, with Wednesday, which it draws on, for Tuesday',
      by(periods, '%s knows its words and no other'),
      by('rules/periods/choosing.test.ts', 'choiceOfAlias'),
    ),
    row(['tuesday', 'thursday', 'saturday'], 'Periods of Power', by(periods, '%s knows its words and no other')),
    row('daily', 'Periods of all other games', by(periods, '%s knows its words and no other')),
  ],
};

export const addingRules: Part = {
  title: 'Adding to the cart',
  rows: [
    row(
      'Game không tồn tại',
      'A game that is not on the list',
      by(adding, 'refuses a game that is not on the list', 'a game of nobody'),
      by(texts, 'Game không tồn tại'),
      by(shown, 'Game không tồn tại'),
    ),
    row(
      'Dữ liệu vé không hợp lệ',
      'No ticket, or an empty one',
      by(adding, 'no ticket', 'an empty ticket'),
      by(texts, 'Dữ liệu vé không hợp lệ'),
      by(shown, 'Dữ liệu vé không hợp lệ'),
    ),
    row(
      'Số đã chọn không hợp lệ',
      'Numbers that are none',
      by(adding, 'no numbers that are numbers'),
      by(texts, 'Số đã chọn không hợp lệ'),
      by(shown, 'Số đã chọn không hợp lệ'),
    ),
    row(
      'Vé không hợp lệ: Số đã chọn không hợp lệ',
      'The reason with what it means for the ticket',
      by(adding, 'no numbers that are numbers'),
      by(texts, 'Vé không hợp lệ: Số đã chọn không hợp lệ'),
      by(shown, 'Vé không hợp lệ: Số đã chọn không hợp lệ'),
    ),
    row(
      'Không thể tính giá vé',
      'A price of 0, or one beyond reckoning',
      by(adding, 'refuses a price of which a full cart could not be added up'),
      by(texts, 'Không thể tính giá vé'),
      by(shown, 'Không thể tính giá vé'),
    ),
    row(
      '10000',
      'The stake where none is a number',
      by(adding, 'a stake that is not numeric: 10,000', 'no stake: 10,000'),
    ),
  ],
};

export const ticketRules: Part = {
  title: 'Tickets of each game',
  rows: [
    row(
      'keno',
      '1 to 10 different whole numbers of 1 to 80',
      by(
        'rules/keno/validate.test.ts',
        'Keno: 1 to 10 numbers, integers 1 to 80, no duplicates',
        '11 numbers',
        'number 81',
        'number 1.5',
      ),
    ),
    row(
      ['kenoeo', 'kenoud'],
      '0 to 10 numbers beside the bet',
      by(
        'rules/kenoOutcome/validate.test.ts',
        'Keno even/odd and big/small: 0 to 10 numbers may come along (decision G23)',
        '0 numbers',
      ),
    ),
    row(
      'playMethod',
      'A bet alone will do where it is one of the game',
      by(
        'rules/kenoOutcome/kenoOutcome.test.ts',
        'kenoeo takes %s, kenoud does not',
        'kenoud takes %s, kenoeo does not',
      ),
      by('rules/kenoOutcome/validate.test.ts', 'an empty method'),
    ),
    row(
      'mega',
      '5 to 18 different numbers of 1 to 45; as many as the method takes, 6 without one',
      by(
        'rules/mega/validate.test.ts',
        'Mega: 6 numbers of 1 to 45, or as many as the method takes, 5 to 18',
        '7 numbers without a method',
        'bao 19',
        'number 46',
        'a number twice',
      ),
    ),
    row(
      'lotto535',
      'As many numbers as the method takes, 5 and 1 without one',
      by(
        'rules/lotto535/validate.test.ts',
        'Lotto 5/35: 5 main of 1 to 35 and 1 special of 1 to 12, or as the method takes (decisions G11 and G34)',
      ),
    ),
    row(
      'power',
      '6 different numbers of 1 to 55, or those of a bao, and a power number of 1 to 16',
      by(
        'rules/power/validate.test.ts',
        'Power: 6 numbers of 1 to 55, or GROUP_n, and a power number of 1 to 16 (decision G9)',
        'no power number',
        'power number 17',
      ),
    ),
    row(
      ['max3d', 'straight', 'box', 'straightBox'],
      'Groups of three digits, and the order they are played in',
      by(
        'rules/max3d/validate.test.ts',
        'Max3D: groups of 3 digits; any order for one group only (decision G12)',
        '4 digits',
        'any',
      ),
    ),
    row(
      'max3dpro',
      'Groups of three digits, as many as the way takes',
      by(
        'rules/max3dpro/validate.test.ts',
        'Max3D Pro: NORMAL and GROUP 2 groups, MULTIGROUP 3 to 20 different ones (decision G13)',
      ),
    ),
    row(
      ['loto', 'D', 'C', 'DC', 'L7', 'L16', 'L17', 'L18'],
      'Two, three or four digits, as the type takes',
      by(
        'rules/loto/validate.test.ts',
        'Loto: D, C, DC take 2 or 3 digits, L7 and L17 3, L16 4, L18 2',
        'a letter',
        'no type',
      ),
    ),
    row(
      'classic',
      '2 to 4 digits',
      by('rules/classic/validate.test.ts', 'Classic: 2 to 4 digits of a channel and day', '1 digit', '5 digits'),
    ),
  ],
};
