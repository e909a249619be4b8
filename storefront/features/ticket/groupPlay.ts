import { checkTicket, max3dMethods, max3dPlayTypeNames, max3dProMethods, ordersOf, type GameId } from '@veloc/rules';
import { wonRegionally } from './regionalPlay';

/** 'Đúng thứ tự', 'Max3D+', 'Bao bộ số', 'Bao nhiều bộ số · 5 bộ số'; null for games without groups of three digits. */
export function groupPlayLabel(gameId: GameId, ticket: unknown): string | null {
  if (gameId === 'max3d') {
    const checked = checkTicket(gameId, ticket);
    if (!checked.ok) return '';
    const { playMethod, playType } = checked.value;
    const method = max3dMethods.find(({ id }) => id === playMethod.id);
    return method && method.lengthGame > 1 ? method.name : max3dPlayTypeNames[playType];
  }
  if (gameId === 'max3dpro') {
    const checked = checkTicket(gameId, ticket);
    if (!checked.ok) return '';
    const { playMethod, numbers } = checked.value;
    const method = max3dProMethods.find(({ id }) => id === playMethod.id);
    const count = method && method.maxGroups > method.minGroups ? `${numbers.split(' ').length} bộ số` : '';
    return [method?.name, count].filter(Boolean).join(' · ');
  }
  return null;
}

/** The groups of a ticket that a draw hits: as they stand or, where any order is played, in any of their orders. */
export function groupsHit(
  gameId: GameId,
  ticket: unknown,
  groups: readonly string[],
  drawn: readonly (number | string)[],
): readonly string[] {
  const isWon = wonRegionally(gameId, ticket, drawn);
  if (isWon !== null) return isWon ? groups : [];
  const isHit = playsAnyOrder(gameId, ticket)
    ? (group: string) => ordersOf(group).some((order) => drawn.includes(order))
    : (group: string) => drawn.includes(group);
  return groups.filter(isHit);
}

function playsAnyOrder(gameId: GameId, ticket: unknown): boolean {
  if (gameId === 'max3d') {
    const checked = checkTicket(gameId, ticket);
    return checked.ok && checked.value.playType !== 'straight';
  }
  if (gameId === 'max3dpro') {
    const checked = checkTicket(gameId, ticket);
    return checked.ok && checked.value.playMethod.id === 'GROUP';
  }
  return false;
}
