import type { Picks, SlotMethod } from '@veloc/rules';

/** How many numbers an empty slot of the level 'Tự do' invites to, since the level itself leaves that open. */
export const INVITED = 6;

const isFree = ({ numbers: { least, most } }: SlotMethod) => least < most;

/** How many places a slot shows. */
export function placesOf(method: SlotMethod, { numbers }: Pick<Picks, 'numbers'>): number {
  if (!isFree(method)) return method.numbers.most;
  return numbers.length > 0 ? numbers.length : INVITED;
}

/** How many numbers "Ngẫu nhiên" fills a slot of `count` chosen ones up to. */
export function fillTarget(method: SlotMethod, count: number): number {
  return isFree(method) && count < INVITED ? INVITED : method.numbers.most;
}

/** What keeps a slot from being a ticket, as an instruction; empty when nothing does. */
export function missingWords(method: SlotMethod, count: number): string {
  if (isFree(method)) return count > 0 ? '' : 'Chọn ít nhất 1 số';
  if (count < method.numbers.most) return `Chọn thêm ${method.numbers.most - count} số`;
  return count > method.numbers.most ? `Bỏ bớt ${count - method.numbers.most} số` : '';
}

/** What a method asks for: 'Chọn 6 số'. */
export function askWords(method: SlotMethod): string {
  return isFree(method) ? `Chọn 1 đến ${method.numbers.most} số` : `Chọn ${method.numbers.most} số`;
}
