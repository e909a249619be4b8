/** What the ticket builders warn of (spec section 5); places are counted from 1. */

/** 'Số lượng vé tối đa là 10'. */
export function ticketLimit(limit: number): string {
  return `Số lượng vé tối đa là ${limit}`;
}

/** 'Lô Đầu chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số': D, C and DC, which take two lengths. */
export function lotoTwoLengths(name: string, [shorter, longer]: readonly [number, number]): string {
  return `Lô ${name} chỉ hỗ trợ số dự thưởng có ${shorter} hoặc ${longer} chữ số`;
}

/** '18 lô chỉ hỗ trợ số dự thưởng có 2 chữ số': L7, L16, L17 and L18, which take one length. */
export function lotoOneLength(name: string, length: number): string {
  return `${name} chỉ hỗ trợ số dự thưởng có ${length} chữ số`;
}

/** Max 3D: 'Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng bổ sung'. */
export function groupIncomplete(place: number): string {
  return `Bộ số thứ ${place} chưa hoàn chỉnh. Vui lòng bổ sung`;
}

/** Max 3D Pro: 'Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung'. */
export function proGroupIncomplete(place: number): string {
  return `Bộ số thứ ${place} chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung`;
}

/** 'Vui lòng nhập tối thiểu 3 bộ số'. */
export function groupsTooFew(least: number): string {
  return `Vui lòng nhập tối thiểu ${least} bộ số`;
}

/** 'Phương thức Cơ bản yêu cầu chính xác 2 bộ số'. */
export function groupsNotExact(name: string, count: number): string {
  return `Phương thức ${name} yêu cầu chính xác ${count} bộ số`;
}

/** 'Phương thức Bao nhiều bộ số chỉ cho phép tối đa 20 bộ số'. */
export function groupsTooMany(name: string, most: number): string {
  return `Phương thức ${name} chỉ cho phép tối đa ${most} bộ số`;
}

export const groupsOneTriple = 'Không thể có 2 bộ số với 3 chữ số giống nhau';
