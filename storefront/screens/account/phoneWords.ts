/** '+84 912 ••• 678': enough of a number to know it by, not enough to copy. Other forms stay as they are. */
export function hiddenPhone(phone: string): string {
  const [, area, first, last] = /^(\+84)(\d{3})\d{3}(\d{3})$/.exec(phone) ?? [];
  return area ? `${area} ${first} ••• ${last}` : phone;
}
