/** Exact order, any order, or both, which is two plays (decision G12). */
export const max3dPlayTypes = ['straight', 'box', 'straightBox'] as const;

export type Max3DPlayType = (typeof max3dPlayTypes)[number];

export const max3dPlayTypeNames: Readonly<Record<Max3DPlayType, string>> = {
  straight: 'Đúng thứ tự',
  box: 'Bất kỳ thứ tự',
  straightBox: 'Cả hai',
};

/** Max 3D takes one group of three digits, Max 3D+ two (spec section 9). */
export const max3dMethods = [
  { id: 'MAX3D', name: 'Max3D', lengthGame: 1 },
  { id: 'MAX3DPLUS', name: 'Max3D+', lengthGame: 2 },
] as const;
