import { groupPhone } from '@veloc/rules';

const plain = new Intl.NumberFormat('vi-VN');

/** A number as Vietnamese reads it: 1234.5 as '1.234,5'. */
export const formatNumber = (value: number) => plain.format(value);

/** '1/8.145.060'; a chance that is not so small keeps a tenth: '1/3,4'. */
export function chanceLabel(probability: number): string {
  const of = 1 / probability;
  return `1/${formatNumber(of < 100 ? Math.round(of * 10) / 10 : Math.round(of))}`;
}

/** '+84 912 ••• 678', '+447 ••• 23': enough of a number to know it by, not enough to copy. */
export function hiddenPhone(phone: string): string {
  const [, area, first, last] = /^(\+84)(\d{3})\d{3}(\d{3})$/.exec(phone) ?? [];
  return area ? `${area} ${first} ••• ${last}` : phone.replace(/^(\+\d{3})\d+(\d{2})$/, '$1 ••• $2');
}

/** '+84 912 345 678' of E.164; another country's stays as it is, since where its code ends is not told. */
export function readablePhone(phone: string): string {
  const [, area, digits = ''] = /^(\+84)(\d{9})$/.exec(phone) ?? [];
  return area ? `${area} ${groupPhone(digits)}` : phone;
}
