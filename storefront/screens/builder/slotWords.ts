import { kenoFreeMethod, type GameMethod, type Slot } from '@veloc/rules';

/** How many numbers an empty slot of the level 'Tự do' invites to, since the level itself leaves that open. */
export const INVITED = 6;

const isFree = (method: GameMethod) => method.id === kenoFreeMethod.id;

/** How many places a slot shows. */
export function placesOf(method: GameMethod, { numbers }: Pick<Slot, 'numbers'>): number {
  if (!isFree(method)) return method.lengthGame;
  return numbers.length > 0 ? numbers.length : INVITED;
}

/** How many numbers "Ngẫu nhiên" fills a slot of `count` chosen ones up to. */
export function fillTarget(method: GameMethod, count: number): number {
  return isFree(method) && count < INVITED ? INVITED : method.lengthGame;
}

/** What keeps a slot from being a ticket, as an instruction; empty when nothing does. */
export function missingWords(method: GameMethod, count: number): string {
  if (isFree(method)) return count > 0 ? '' : 'Chọn ít nhất 1 số';
  if (count < method.lengthGame) return `Chọn thêm ${method.lengthGame - count} số`;
  return count > method.lengthGame ? `Bỏ bớt ${count - method.lengthGame} số` : '';
}

/** What a method asks for: 'Chọn 6 số'. */
export function askWords(method: GameMethod): string {
  return isFree(method) ? `Chọn 1 đến ${method.lengthGame} số` : `Chọn ${method.lengthGame} số`;
}
