/** Offsets of the tables of a TrueType file. */
function tables(font) {
  const count = font.readUInt16BE(4);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + index * 16;
      return [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)];
    }),
  );
}

/** Glyph of a character, read from the font's `cmap` table of format 4. */
function glyphOf(font, cmap, code) {
  const count = font.readUInt16BE(cmap + 2);
  const subtables = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4));
  const at = subtables.find((offset) => font.readUInt16BE(offset) === 4);
  if (at === undefined) {
    throw new Error(
      'The font has no character map of format 4, so its widths cannot be read. Use another source file.',
    );
  }
  const segments = font.readUInt16BE(at + 6);
  for (let segment = 0; segment < segments; segment += 2) {
    const end = at + 14 + segment;
    if (font.readUInt16BE(end) < code) continue;
    const start = end + segments + 2;
    if (font.readUInt16BE(start) > code) return 0;
    const delta = font.readUInt16BE(start + segments);
    const rangeAt = start + 2 * segments;
    const range = font.readUInt16BE(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = font.readUInt16BE(rangeAt + range + 2 * (code - font.readUInt16BE(start)));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/** Width of a text in em, without kerning. */
export function textWidth(font, text) {
  const { head, hhea, hmtx, cmap } = tables(font);
  const unitsPerEm = font.readUInt16BE(head + 18);
  const metrics = font.readUInt16BE(hhea + 34);
  const units = [...text].reduce((sum, letter) => {
    const glyph = Math.min(glyphOf(font, cmap, letter.codePointAt(0)), metrics - 1);
    return sum + font.readUInt16BE(hmtx + glyph * 4);
  }, 0);
  return units / unitsPerEm;
}

/** Ascent, descent and line gap in em. */
export function lineMetrics(font) {
  const { head, hhea } = tables(font);
  const unitsPerEm = font.readUInt16BE(head + 18);
  return {
    ascent: font.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(hhea + 8) / unitsPerEm,
  };
}
