import { groupPhone } from '@veloc/rules';

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
