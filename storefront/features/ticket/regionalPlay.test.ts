import { decodeLine, type GameId, type GameLine } from '@veloc/rules';
import { expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { heldTicket } from './heldTicket';
import { groupsHit, methodLabel } from '../../games/gamePresentations';

/** The 18 numbers of Bến Tre on 16 June 2026, Đặc biệt first. */
const drawn = [
  '691272',
  '77764',
  '69953',
  '76731',
  '06402',
  '57379',
  '56071',
  '48285',
  '65235',
  '58298',
  '89623',
  '14579',
  '1903',
  '0431',
  '1781',
  '1492',
  '002',
  '83',
];

function line(gameId: GameId, ticket: object): GameLine {
  const decoded = decodeLine({ gameId, ticket });
  if (!decoded.ok) throw new Error(decoded.message);
  return decoded.value;
}

const loto = (id: string, numbers: string, value = 10_000) => ({ lotoType: { id }, numbers, value, price: '10000' });
const classic = (numbers: string) => ({
  numbers,
  amount: 2,
  channelId: 'ben-tre',
  channelName: 'Bến Tre',
  resultDate: '16/06/2026',
});

const isWonIn = (bought: GameLine, numbers: readonly string[]) => groupsHit(bought, ['72'], numbers).length > 0;

it.each([
  ['C', '--72', true],
  ['C', '--83', false],
  ['D', '--83', true],
  ['D', '-002', true],
  ['L7', '-579', true],
  ['L7', '-379', true],
  ['L7', '-272', false],
  ['L18', '--64', true],
  ['L18', '--99', false],
])('holds a Loto ticket %s of %s against the tiers it plays', (id, numbers, isWon) => {
  expect(isWonIn(line('loto', loto(id, numbers)), drawn)).toBe(isWon);
});

it.each([
  ['1272', true],
  ['72', true],
  ['7764', false],
])('holds a Classic ticket %s against the Đặc biệt alone', (numbers, isWon) => {
  expect(isWonIn(line('classic', classic(numbers)), drawn)).toBe(isWon);
});

it('says how a ticket is played', () => {
  expect(methodLabel(line('loto', loto('C', '--72')))).toBe('Cuối');
  expect(methodLabel(line('loto', loto('L18', '--72', 50_000)))).toMatch(/^18 lô · 50\.000/);
  expect(methodLabel(line('classic', classic('72')))).toBe('Đài Bến Tre · 2 vé');
});

it('marks the digits of a ticket that has won, and none of one that has not', () => {
  expect(heldTicket(boughtTicket('loto', loto('C', '--72'), { ticketStatus: 3 }), drawn).matched).toEqual(['72']);
  expect(heldTicket(boughtTicket('loto', loto('C', '--73')), drawn).matched).toBeUndefined();
});
