import { max3dProMethods, type Max3DProMethod } from '../max3dpro/methods';
import { isGroup, orderCount } from './groups';

/** Why the groups typed for Max 3D or Max 3D+ are not a ticket yet; null when they are (spec section 5). */
export function max3dWarning(lengthGame: number, groups: readonly string[]): string | null {
  const broken = incompleteGroup(groups);
  if (broken !== null) return `Bộ số thứ ${broken} chưa hoàn chỉnh. Vui lòng bổ sung`;
  return complete(groups).length < lengthGame ? `Vui lòng nhập tối thiểu ${lengthGame} bộ số` : null;
}

/** The same for Max 3D Pro (spec section 5). */
export function max3dProWarning(methodId: Max3DProMethod['id'], groups: readonly string[]): string | null {
  const broken = incompleteGroup(groups);
  if (broken !== null) return `Bộ số thứ ${broken} chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung`;
  return countWarning(methodId, complete(groups).length) ?? equalWarning(methodId, complete(groups));
}

/** A place that was begun and not finished, counted from 1. */
function incompleteGroup(groups: readonly string[]): number | null {
  const index = groups.findIndex((group) => group !== '' && !isGroup(group));
  return index === -1 ? null : index + 1;
}

function complete(groups: readonly string[]): string[] {
  return groups.filter(isGroup);
}

function countWarning(methodId: Max3DProMethod['id'], count: number): string | null {
  const method = max3dProMethods.find(({ id }) => id === methodId);
  if (!method || (count >= method.minGroups && count <= method.maxGroups)) return null;
  if (methodId !== 'MULTIGROUP') return `Phương thức ${method.name} yêu cầu chính xác ${method.minGroups} bộ số`;
  return count < method.minGroups
    ? `Vui lòng nhập tối thiểu ${method.minGroups} bộ số`
    : `Phương thức ${method.name} chỉ cho phép tối đa ${method.maxGroups} bộ số`;
}

function equalWarning(methodId: Max3DProMethod['id'], groups: readonly string[]): string | null {
  const isOneTriple = new Set(groups).size === 1 && groups.every((group) => orderCount(group) === 1);
  return methodId === 'GROUP' && isOneTriple ? 'Không thể có 2 bộ số với 3 chữ số giống nhau' : null;
}
