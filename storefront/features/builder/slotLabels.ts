import { slotGames, type Picks, type SlotGame, type SlotMethod } from '@veloc/rules';

/** How many numbers an empty slot of the level 'Tự do' invites to, since the level itself leaves that open. */
const INVITED = 6;

/** Whether a ticket plays all sets among more numbers, at many times the price of one. */
export const isBao = ({ numbers, unit }: SlotMethod) => numbers.most > 0 && unit > 1;

export const isFree = ({ numbers: { least, most } }: SlotMethod) => least < most;

/** How many places a slot shows. */
export function placesOf(method: SlotMethod, { numbers }: Pick<Picks, 'numbers'>): number {
  if (!isFree(method)) return method.numbers.most;
  return numbers.length > 0 ? numbers.length : INVITED;
}

/** How many numbers, or groups of digits, "Chọn nhanh" fills a slot of `count` chosen ones up to. */
export function fillTarget(method: SlotMethod, count: number): number {
  if (method.numbers.most === 0) return method.groups.least;
  return isFree(method) && count < INVITED ? INVITED : method.numbers.most;
}

/** What keeps picks from being a ticket, as an instruction; empty when nothing does. */
export function missingLabel(gameId: SlotGame, method: SlotMethod, picks: Picks): string {
  return (
    missingNumbers(method, picks.numbers.length) ||
    missingSpecials(method, picks.specials.length) ||
    missingGroups(method, picks.groups) ||
    (method.outcomes.length > 0 && picks.outcome === null ? 'Chọn một kết quả' : '') ||
    (slotGames[gameId].warning?.(picks, method) ?? '')
  );
}

function missingNumbers(method: SlotMethod, count: number): string {
  const { least, most } = method.numbers;
  if (least < most && count === 0) return `Chọn ít nhất ${least} số`;
  if (count < least) return `Chọn thêm ${least - count} số`;
  return count > most ? `Bỏ bớt ${count - most} số` : '';
}

function missingSpecials({ specials: { least, most } }: SlotMethod, count: number): string {
  if (count < least) return `Chọn thêm ${least - count} số đặc biệt`;
  return count > most ? `Bỏ bớt ${count - most} số đặc biệt` : '';
}

/** The first group that is not whole; how many there must be is the game's own warning. */
function missingGroups({ groups: { least, lengths } }: SlotMethod, typed: readonly string[]): string {
  const isTyped = typed.some((group) => group !== '');
  return least > 0 && !isTyped ? `Nhập đủ ${lengths.join(' hoặc ')} chữ số` : '';
}

/** What a method asks for: 'Chọn 6 số'. */
export function askLabel(method: SlotMethod): string {
  return isFree(method) ? `Chọn 1 đến ${method.numbers.most} số` : `Chọn ${method.numbers.most} số`;
}
