import { pickNumbers } from '../../../picks';
import { between, oneOf, someOf } from '../random';
import type { TicketGenerator } from './generator';

const baoSizes = [5, 6, 7, 8, 9, 10, 11, 12] as const;
const wideSizes = { mega: [13, 14, 15, 16, 17, 18], power: [13, 14, 15, 18], lotto535: [13, 14, 15] } as const;

function sizeOf(sizes: readonly number[], index: number): number {
  return sizes[index % sizes.length] ?? 0;
}

export const megaTicket: TicketGenerator<'mega'> = ({ random, index, isWide, lucky: { numbers: drawn } }) => {
  const size = sizeOf(isWide ? wideSizes.mega : baoSizes, index);
  const keep = someOf(random, drawn, between(random, 0, Math.min(size, 6)));
  const listNumber = pickNumbers({ random, from: 1, to: 45, count: size, keep });
  return size === 6 && index % 3 === 0 ? { listNumber } : { listNumber, playMethod: { id: `GROUP_${size}` } };
};

/** The seventh ball is as lucky as the six. */
export const powerTicket: TicketGenerator<'power'> = ({ random, index, isWide, lucky }) => {
  const size = sizeOf(isWide ? wideSizes.power : baoSizes, index);
  const keep = someOf(random, lucky.numbers, between(random, 0, Math.min(size, 6)));
  if (keep.length < size && random() < 0.5) keep.push(lucky.powerNumber);
  const listNumber = pickNumbers({ random, from: 1, to: 55, count: size, keep });
  return { listNumber, powerNumber: between(random, 1, 16), playMethod: { id: `GROUP_${size}` } };
};

const mainSizes = [4, ...baoSizes] as const;

function methodId(main: number, specials: number): string {
  if (main === 5 && specials === 1) return 'NORMAL';
  if (specials === 1) return `BAO_${main}`;
  return main === 5 ? `BAO_SP_${specials}` : `BAO_${main}_${specials}`;
}

/** Main numbers of every size with one special or with up to 12. */
export const lotto535Ticket: TicketGenerator<'lotto535'> = ({ random, index, isWide, lucky }) => {
  const main = sizeOf(isWide ? wideSizes.lotto535 : mainSizes, index);
  const specials = random() < 0.3 ? 1 : between(random, 1, 12);
  const keep = someOf(random, lucky.numbers, between(random, 0, Math.min(main, 5)));
  const keepSpecial = oneOf(random, [[], [lucky.specialNumber]]);
  return {
    mainNumbers: pickNumbers({ random, from: 1, to: 35, count: main, keep }),
    specialNumbers: pickNumbers({ random, from: 1, to: 12, count: specials, keep: keepSpecial }),
    playMethod: { id: methodId(main, specials) },
  };
};
