import { by, row, type Part } from '../row';

const keno = 'rules/keno/builder.test.ts';
const balls = 'rules/slots/ballGames.test.ts';
const random = 'rules/slots/slots.properties.test.ts';
const loto = 'rules/loto/slots.test.ts';
const pro = 'rules/max3dpro/slots.test.ts';
const texts = 'rules/texts/texts.test.ts';
const shown = 'tests/journeys/sentences.spec.ts';

const sentence = (name: string, says: string, ...proofs: ReturnType<typeof by>[]) =>
  row(name, says, by(texts, name), by(shown, name), ...proofs);

const lotoSentence = (name: string, says: string) =>
  row(
    name,
    says,
    by(texts, name),
    by(shown, '… says what section 5 has it say', 'Loto'),
    by(loto, 'of %s with %s are not done and say %s'),
  );

export const builderRules: Part = {
  title: 'Builders',
  rows: [
    row(
      '12',
      'The most numbers a picker of Keno takes; ten for a plain ticket',
      by(
        keno,
        'has the sizes 3 to 12, and no picker takes more numbers',
        'takes ten numbers and no eleventh (decision G5)',
      ),
    ),
    row([], 'A number pressed again is let go', by(keno, 'lets go of a chosen number that is pressed again')),
    row(['1', '80'], 'Numbers of Keno, sorted', by(keno, 'keeps of %j the numbers of 1 to 80, sorted: %j')),
    row([], 'Without numbers the place is clear', by(keno, 'is clear again without numbers')),
    row('LEVEL_n', 'The method follows the count', by(keno, 'plays %i numbers at the level of their count')),
    row(
      [],
      'A random pick of Keno, at most as many as may be played',
      by('rules/slots/random.test.ts', 'adds one number at least where the method leaves the count open'),
      by('rules/slots/slots.test.ts', 'a random Keno count asked for is kept, at most 10'),
    ),
    row(
      ['3', '12'],
      'Sizes of a bao of Keno; levels from 2 to below the size',
      by(
        keno,
        'has the sizes 3 to 12, and no picker takes more numbers',
        'of %i numbers has the levels %j (decision G6)',
      ),
    ),
    row(
      [],
      'Numbers of a bao: whole, different, as many as its size, sorted',
      by(keno, 'of %j trimmed to %i is %j', 'is trimmed to its size, and keeps its numbers when it grows'),
    ),
    row(
      [],
      'A bao plays every set of its level',
      by(keno, 'of %i numbers at level %i costs 10,000 for each of its sets, whatever is staked'),
      by('rules/keno/keno.properties.test.ts', 'is the same as its plays one by one'),
    ),
    row(
      [],
      'Bets of Keno need a side and an amount above 0',
      by(keno, 'are no ticket without an amount above 0, nor an amount without a bet'),
    ),
    row(
      ['45', '55'],
      'Mega and Power take as many as the method, of 1 to the highest',
      by(balls, 'are limited to what the method takes', 'are those of 1 to …'),
      by(random, 'is a ticket, whatever the method'),
    ),
    row(
      [],
      'Lotto 5/35 takes as many main and special numbers as the method',
      by(
        balls,
        '%s takes %i main numbers and %i specials (decision G34)',
        'stops at its specials, and exchanges a single one',
      ),
    ),
    row(
      ['35', '12'],
      'Random numbers of Lotto 5/35',
      by(balls, 'has the limits of 15 main numbers of 1 to 35 and 12 specials of 1 to 12, and starts with 5 and 1'),
      by(random, 'is a ticket, whatever the method'),
    ),
    row(
      [],
      'Lotto 5/35 is done with enough of both',
      by(balls, '%s takes %i main numbers and %i specials (decision G34)'),
      by('stories/flows/Lotto535.stories.tsx', 'AsksForTheSpecialNumber'),
    ),
    sentence('Số lượng vé tối đa là 10', 'Loto is full', by(loto, 'hold ten tickets, each of its own type')),
    row(
      '-',
      'Dashes in front are taken off',
      by(loto, 'takes leading dashes off a number that was written whole'),
      by('rules/loto/typing.test.ts', 'pasting %j gives %j'),
    ),
    row([], 'One digit is no number of Loto', by('rules/loto/loto.test.ts', 'one digit', 'no digit')),
    lotoSentence('Lô Đầu chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số', 'D'),
    lotoSentence('Lô Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số', 'C'),
    lotoSentence('Lô Đầu - Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số', 'DC'),
    lotoSentence('7 lô chỉ hỗ trợ số dự thưởng có 3 chữ số', 'L7'),
    lotoSentence('17 lô chỉ hỗ trợ số dự thưởng có 3 chữ số', 'L17'),
    lotoSentence('18 lô chỉ hỗ trợ số dự thưởng có 2 chữ số', 'L18'),
    lotoSentence('16 lô chỉ hỗ trợ số dự thưởng có 4 chữ số', 'L16'),
    sentence(
      'Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng bổ sung',
      'Max 3D: a group that lacks digits',
      by('rules/max3d/slots.test.ts', 'make exactly the tickets that the cart accepts, and warn of all others'),
    ),
    row(
      'Vui lòng nhập tối thiểu 2 bộ số',
      'Max 3D+: too few groups',
      by(shown, 'Vui lòng nhập tối thiểu 2 bộ số'),
      by('rules/max3d/slots.test.ts', 'make exactly the tickets that the cart accepts, and warn of all others'),
    ),
    row(
      ['MAX3D', 'MAX3DPLUS'],
      'One group and two',
      by('rules/max3d/slots.test.ts', 'hold no more groups than the method takes'),
    ),
    row(
      ['NORMAL', 'GROUP', 'MULTIGROUP'],
      'Two groups, two, and 3 to 20',
      by('rules/max3dpro/validate.test.ts', 'MULTIGROUP of 2', 'MULTIGROUP of 21'),
    ),
    sentence(
      'Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung',
      'Max 3D Pro: a group that lacks digits',
      by(pro, 'of %s pasted as %s say %s'),
    ),
    sentence(
      'Phương thức Cơ bản yêu cầu chính xác 2 bộ số',
      'Max 3D Pro: not two groups',
      by(pro, 'of %s pasted as %s say %s'),
    ),
    sentence('Vui lòng nhập tối thiểu 3 bộ số', 'Max 3D Pro: too few groups', by(pro, 'of %s pasted as %s say %s')),
    sentence(
      'Phương thức Bao nhiều bộ số chỉ cho phép tối đa 20 bộ số',
      'Max 3D Pro: too many groups',
      by(pro, 'of %s pasted as %s say %s'),
    ),
    sentence(
      'Không thể có 2 bộ số với 3 chữ số giống nhau',
      'Max 3D Pro: one triple twice',
      by(pro, 'of %s pasted as %s say %s', 'never draw one triple twice for GROUP, whatever the dice say'),
    ),
    row('0', 'Classic: no tickets of a number take it out', by('rules/classic/builder.test.ts', 'removes with 0')),
    row(
      ['1 to 10', '80'],
      'Classic: a random choice',
      by('rules/classic/stock.test.ts', 'draws each of the first 80 numbers equally often and none behind them'),
    ),
  ],
};
