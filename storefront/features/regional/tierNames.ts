/** The tiers of a regional draw as a person reads them, dearest first (results name them DB and G1 to G8). */
const names: readonly (readonly [tier: string, name: string])[] = [
  ['DB', 'Đặc biệt'],
  ['G1', 'Giải Nhất'],
  ['G2', 'Giải Nhì'],
  ['G3', 'Giải Ba'],
  ['G4', 'Giải Tư'],
  ['G5', 'Giải Năm'],
  ['G6', 'Giải Sáu'],
  ['G7', 'Giải Bảy'],
  ['G8', 'Giải Tám'],
];

/** The numbers of a regional draw by prize, for a list of them. */
export function regionalTiersOf(prizes: Readonly<Record<string, readonly string[]>>) {
  return names.flatMap(([tier, name]) => {
    const numbers = prizes[tier];
    return numbers ? [{ name, numbers }] : [];
  });
}
