import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { lineMetrics, textWidth } from './lib/fontMetrics.mjs';
import { root } from './lib/root.mjs';

/** `node scripts/make-fonts.mjs`: writes ui/theme/fonts, one small file a weight, and what the fallback face needs. */
const source = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/be-vietnam-pro/package.json'));
const target = join(root, 'ui/theme/fonts');
const weights = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold', 700: 'Bold', 800: 'ExtraBold' };

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const characters = [
  range(0x20, 0x7e),
  'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư',
  range(0x1ea0, 0x1ef9),
  // Marks on their own: some keyboards and files send a letter and its marks apart.
  '\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323',
  '\u00a0₫·×÷±°−–—‘’“”„…•«»©®→←↑↓✓',
].join('');

/** The words that stand on most screens: their width decides how large the fallback must be drawn. */
const sample = 'Chon them so 0123456789 Mua ngay Them vao gio Ky quay tiep theo Ve cua toi Ket qua Gio hang Tai khoan';
/** Widths of Arial in thousandths of an em (Helvetica's published metrics); 556 or, bold, 611 where not named. */
const arialWidths = {
  regular: 'c500 f278 i222 j222 k500 l222 m833 r333 s500 t278 v500 w722 x500 y500 z500 C722 G778 K667 M833 T611 V667',
  bold: 'a556 c556 e556 f333 i278 j278 k556 l278 m889 r389 s556 t333 v556 w778 x556 y556 z500 C722 G778 K722 M833 T611 V667',
};
function arialWidth(bold) {
  const named = Object.fromEntries(
    arialWidths[bold ? 'bold' : 'regular'].split(' ').map((entry) => [entry[0], Number(entry.slice(1))]),
  );
  const width = (letter) => (letter === ' ' ? 278 : (named[letter] ?? (bold && /[a-z]/.test(letter) ? 611 : 556)));
  return [...sample].reduce((sum, letter) => sum + width(letter) / 1000, 0);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const faces = {};
for (const [weight, name] of Object.entries(weights)) {
  const whole = readFileSync(join(source, `${weight}${name}/BeVietnamPro_${weight}${name}.ttf`));
  const file = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl'],
  });
  writeFileSync(join(target, `be-vietnam-pro-${weight}.woff2`), file);
  const sizeAdjust = textWidth(whole, sample) / arialWidth(Number(weight) >= 600);
  const { ascent, descent, lineGap } = lineMetrics(whole);
  const percent = (value) => `${(value * 100).toFixed(2)}%`;
  faces[weight] = {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(ascent / sizeAdjust),
    descentOverride: percent(descent / sizeAdjust),
    lineGapOverride: percent(lineGap / sizeAdjust),
  };
  console.log(`${weight}: ${(file.length / 1000).toFixed(1)} kB, fallback drawn at ${faces[weight].sizeAdjust}`);
}

copyFileSync(join(source, 'LICENSE_FONT'), join(target, 'OFL.txt'));
writeFileSync(
  join(target, 'fallback.ts'),
  `/**
 * How Arial (or a face of its widths) must be drawn to take the room of Be Vietnam Pro. Made by scripts/make-fonts.mjs.
 */
export const fallbackFaces = ${JSON.stringify(faces, null, 2)};
`,
);
