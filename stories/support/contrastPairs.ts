/** What the eye must tell apart, by token name: the front, the grounds it may stand on, and the least contrast. */
export interface ContrastPair {
  front: string;
  grounds: readonly string[];
  least: 3 | 4.5 | 7;
}

/** What is asked of the pairs: in high contrast 7 where 4.5 is enough elsewhere, and 4.5 where 3 is. */
export function leastIn(contrast: 'regular' | 'high') {
  return (pairs: readonly ContrastPair[]): readonly ContrastPair[] =>
    contrast === 'regular' ? pairs : pairs.map((pair) => ({ ...pair, least: pair.least === 3 ? 4.5 : 7 }));
}

const surfaces = ['surface', 'bg', 'sunken'];
const tints = ['brandTint', 'goldTint', 'successTint', 'warningTint', 'dangerTint', 'infoTint'];

export const colorPairs: readonly ContrastPair[] = [
  { front: 'text', grounds: [...surfaces, 'raised', 'ballRest', ...tints], least: 4.5 },
  { front: 'text2', grounds: [...surfaces, 'raised', 'disabledFill'], least: 4.5 },
  { front: 'text3', grounds: [...surfaces, ...tints], least: 4.5 },
  { front: 'brandText', grounds: ['surface', 'bg', 'brandTint'], least: 4.5 },
  { front: 'goldText', grounds: ['surface', 'bg', 'goldTint'], least: 4.5 },
  { front: 'successText', grounds: ['surface', 'successTint'], least: 4.5 },
  { front: 'warningText', grounds: ['surface', 'warningTint'], least: 4.5 },
  { front: 'dangerText', grounds: ['surface', 'dangerTint'], least: 4.5 },
  { front: 'infoText', grounds: ['surface', 'infoTint'], least: 4.5 },
  {
    front: 'onBrand',
    grounds: ['brand', 'brandPress', 'success', 'warning', 'danger', 'info', 'lacquerStart', 'lacquerEnd'],
    least: 4.5,
  },
  { front: 'onGold', grounds: ['gold', 'goldHi'], least: 4.5 },
  { front: 'goldHi', grounds: ['brandDeep', 'lacquerEnd'], least: 4.5 },
  { front: 'goldHi', grounds: ['lacquerStart'], least: 3 },
  { front: 'lineStrong', grounds: ['surface', 'bg'], least: 3 },
];

/** Of one game's tokens, `surface` and `bg` being the page's. White is `onBrand`. */
export const gamePairs: readonly ContrastPair[] = [
  { front: 'onBrand', grounds: ['solid', 'headerStart', 'headerEnd'], least: 4.5 },
  { front: 'gameText', grounds: ['surface', 'bg', 'tint'], least: 4.5 },
  { front: 'goldHi', grounds: ['headerStart', 'headerEnd'], least: 3 },
];
