const WIDE = /[mwM@%—]/;
const NARROW = /[iljtfrI.,:;'’!|()\s]/;
const CAPITAL = /[\p{Lu}\d]/u;

/** About how wide a character of the shop's font is, in em: a drawing that is sent has no layout to ask. */
function widthOf(character: string): number {
  const [base = ''] = character.normalize('NFD');
  if (base === 'W') return 1.15;
  if (WIDE.test(base)) return 0.95;
  if (NARROW.test(base)) return 0.36;
  return CAPITAL.test(base) ? 0.7 : 0.6;
}

const measure = (text: string) => [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** A word that fills more than a line, in parts that do not. */
function parts(word: string, room: number): string[] {
  if (measure(word) <= room) return [word];
  const found = [''];
  for (const character of word) {
    const last = found.at(-1) ?? '';
    if (last !== '' && measure(last + character) > room) found.push(character);
    else found[found.length - 1] = last + character;
  }
  return found;
}

/** Text in lines for a drawing, where nothing wraps by itself; no-break spaces hold. `width` in units of the drawing, as `fontSize` is. */
export function wrapText(text: string, width: number, fontSize: number): string[] {
  const room = width / fontSize;
  const lines: string[] = [];
  for (const word of text
    .split(/[ \n]+/)
    .filter(Boolean)
    .flatMap((whole) => parts(whole, room))) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  // A separator at a break parts nothing.
  return lines.map((line) => line.replace(/ ·$/, ''));
}
