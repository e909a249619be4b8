import { isGroup, type Picks, type SlotMethod } from '@veloc/rules';
import { DIGITS } from './typedGroups';

/** What picks still need to be a ticket, in as few words as a button holds; empty when they are one. */
export function askGroups({ groups }: Pick<Picks, 'groups'>, { groups: { least, most } }: SlotMethod): string {
  const typed = groups.filter((group) => group !== '');
  const complete = typed.filter(isGroup).length;
  if (complete < typed.length || typed.length === 0) return `Nhập đủ ${DIGITS} chữ số`;
  if (complete < least) return `Nhập thêm ${least - complete} bộ số`;
  return complete > most ? `Bỏ bớt ${complete - most} bộ số` : '';
}

/** '2 bộ số', '3 đến 20 bộ số', 'bộ ba số' for a single one. */
export function countLabel({ groups: { least, most } }: SlotMethod): string {
  if (most === 1) return 'bộ ba số';
  return least === most ? `${most} bộ số` : `${least} đến ${most} bộ số`;
}
