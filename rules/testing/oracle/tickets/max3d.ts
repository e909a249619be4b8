import type { Max3DDraw } from '../../../max3d/ticket';
import type { RandomSource } from '../../../picks';
import { between, digits, oneOf, someOf } from '../random';
import type { TicketGenerator } from './generator';

function placesOf({ special, first, second, third }: Max3DDraw): string[] {
  return [...special, ...first, ...second, ...third];
}

/** Most of the time a drawn number, sometimes its digits in another order. */
function number(random: RandomSource, draw: Max3DDraw): string {
  const tier = oneOf(random, [draw.special, draw.first, draw.second, draw.third, [digits(random, 3)]]);
  const drawn = oneOf(random, tier) ?? '000';
  const [one = '0', two = '0', three = '0'] = drawn;
  return oneOf(random, [drawn, drawn, drawn, `${two}${one}${three}`, `${three}${two}${one}`]);
}

/** Two numbers: of one tier, of any two places, the two Đặc biệt, one number twice, or by chance. */
function pair(random: RandomSource, draw: Max3DDraw): [string, string] {
  const any = number(random, draw);
  const twice = placesOf(draw).find((drawn, place, all) => all.indexOf(drawn) !== place) ?? any;
  const tier = oneOf(random, [draw.special, draw.special, draw.first, draw.second, draw.third, placesOf(draw)]);
  const [first = any, second = any] = someOf(random, tier, 2);
  return oneOf<[string, string]>(random, [
    [first, second],
    [first, second],
    [second, first],
    [twice, twice],
    [any, number(random, draw)],
  ]);
}

const playTypes = ['straight', 'box', 'straightBox'] as const;

export const max3dTicket: TicketGenerator<'max3d'> = ({ random, index, lucky }) => {
  const playType = playTypes[index % 4];
  if (playType === undefined) return { numbers: pair(random, lucky).join(' '), playMethod: { id: 'MAX3DPLUS' } };
  const group = number(random, lucky);
  // Three equal digits have one order only and take no other play type.
  return { numbers: group, playType: new Set(group).size === 1 ? 'straight' : playType };
};

/** Two numbers; all orders of two; every ordered pair of 3 to 12, or 13 to 20. */
export const max3dProTicket: TicketGenerator<'max3dpro'> = ({ random, index, isWide, lucky }) => {
  const id = isWide ? 'MULTIGROUP' : (['NORMAL', 'GROUP', 'MULTIGROUP'] as const)[index % 3];
  if (id !== 'MULTIGROUP') {
    const [first, second] = pair(random, lucky);
    const isOneTriple = first === second && new Set(first).size === 1;
    return { numbers: `${first} ${second}`, playMethod: { id: isOneTriple ? 'NORMAL' : id } };
  }
  const size = isWide ? 13 + (index % 8) : 3 + (Math.floor(index / 3) % 10);
  const groups = new Set(someOf(random, placesOf(lucky), between(random, 0, size)));
  while (groups.size < size) groups.add(digits(random, 3));
  return { numbers: [...groups].join(' '), playMethod: { id } };
};
