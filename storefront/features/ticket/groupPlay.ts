import { max3dMethods, max3dPlayTypeNames, max3dProMethods, ordersOf, type GameLine } from '@veloc/rules';
import { wonRegionally } from './regionalPlay';

/** 'Đúng thứ tự', 'Max3D+', 'Bao bộ số', 'Bao nhiều bộ số · 5 bộ số'; null for games without groups of three digits. */
export function groupPlayLabel({ gameId, ticket }: GameLine): string | null {
  if (gameId === 'max3d') {
    const method = max3dMethods.find(({ id }) => id === ticket.playMethod.id);
    return method && method.lengthGame > 1 ? method.name : max3dPlayTypeNames[ticket.playType];
  }
  if (gameId === 'max3dpro') {
    const method = max3dProMethods.find(({ id }) => id === ticket.playMethod.id);
    const count = method && method.maxGroups > method.minGroups ? `${ticket.numbers.split(' ').length} bộ số` : '';
    return [method?.name, count].filter(Boolean).join(' · ');
  }
  return null;
}

/** The groups of a ticket that a draw hits: as they stand or, where any order is played, in any of their orders. */
export function groupsHit(
  line: GameLine,
  groups: readonly string[],
  drawn: readonly (number | string)[],
): readonly string[] {
  const isWon = wonRegionally(line, drawn);
  if (isWon !== null) return isWon ? groups : [];
  const isHit = playsAnyOrder(line)
    ? (group: string) => ordersOf(group).some((order) => drawn.includes(order))
    : (group: string) => drawn.includes(group);
  return groups.filter(isHit);
}

function playsAnyOrder({ gameId, ticket }: GameLine): boolean {
  if (gameId === 'max3d') return ticket.playType !== 'straight';
  return gameId === 'max3dpro' && ticket.playMethod.id === 'GROUP';
}
