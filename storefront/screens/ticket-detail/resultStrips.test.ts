import { expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { gapBetween, resultStrips } from './resultStrips';

/** Twenty numbers of which thirteen are odd and eleven are above 40. */
const keno = [1, 3, 5, 7, 9, 11, 13, 15, 17, 41, 43, 45, 47, 42, 44, 46, 48, 50, 52, 54];
/** A draw of the south in a row: Đặc biệt first, Giải Tám last. */
const regional =
  '709492 93146 42513 80482 76768 83703 71807 16405 33975 64086 18977 35001 7253 4780 4696 6440 776 15'.split(' ');

const loto = (id: string, numbers: string) => [boughtTicket('loto', { lotoType: { id }, numbers, value: 10_000 })];
const labels = (strips: ReturnType<typeof resultStrips>) => strips.map(({ label }) => label);

it('says what a bet on Keno is held against, so that nobody has to count', () => {
  const tickets = [boughtTicket('kenoeo', { playMethod: 'ODD' })];
  expect(resultStrips('kenoeo', { result: keno, tickets })[0]).toEqual({
    label: 'Kỳ này',
    words: 'Lẻ · 13 trên 20 số',
  });
  expect(resultStrips('kenoud', { result: keno, tickets })[0]?.words).toBe('Lớn · 11 trên 20 số');
  expect(labels(resultStrips('keno', { result: keno, tickets }))).toEqual(['Kết quả']);
});

it('tells the prizes of a regional draw that the tickets are held against', () => {
  const classic = resultStrips('classic', { result: regional, tickets: [boughtTicket('classic', {})] });
  expect(classic).toEqual([{ label: 'Đặc biệt', words: '709492' }]);
  expect(resultStrips('loto', { result: regional, tickets: loto('C', '--92') })).toEqual(classic);
  const first = resultStrips('loto', { result: regional, tickets: [...loto('C', '--92'), ...loto('D', '-776')] });
  expect(first.map(({ words }) => words)).toEqual(['709492', '776', '15']);
  expect(labels(resultStrips('loto', { result: regional, tickets: loto('L18', '--92') }))).toHaveLength(9);
});

it('tells nothing before the draw', () => {
  expect(resultStrips('loto', { result: null, tickets: loto('C', '--92') })).toEqual([]);
});

it('sets figures apart, and the words of a sentence as words', () => {
  expect(gapBetween('05', '47')).toBe('\u2002');
  expect(['Lớn', '·', '11', 'trên', '20', 'số'].reduce((said, word) => said + gapBetween(said, word) + word)).toBe(
    'Lớn · 11 trên 20 số',
  );
});
