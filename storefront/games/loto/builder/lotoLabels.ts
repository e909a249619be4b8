import { lotoLengths, type LotoType } from '@veloc/rules';

/** 'Nhập 4 chữ số', 'Nhập 2 hoặc 3 chữ số'. */
export function askLabel(type: LotoType): string {
  return `Nhập ${lotoLengths(type).join(' hoặc ')} chữ số`;
}

/** How many tiles the pad shows: as many as the type takes at most, and no fewer than are typed. */
export function tileCount(type: LotoType, digits: string): number {
  return Math.max(digits.length, ...lotoLengths(type));
}
