import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RAW_COLOR, rawColors } from './rawColors';
import { sourceFiles } from './sourceFiles';

const root = join(import.meta.dirname, '../..');
const LOOK =
  /\b(?:color|background\w*|border\w*Color|borderRadius|boxShadow|font\w*|filter|textShadow|fill|stroke|outline\w*)\s*:/;

const pages = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => `stories/${path}`);

/** Lines of a file that match, as `file:line text`, leaving comments out. */
function findings(file: string, pattern: RegExp) {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\/\/|\*|\/\*)/.test(line) || !pattern.test(line) ? [] : [`${file}:${index + 1} ${line.trim()}`],
    );
}

describe('raw colours', () => {
  it('stand in the tokens, in accents and in brands only', () => {
    const files = sourceFiles(['ui', 'storefront', 'stories', '.storybook']).filter(
      (file) => !/accent\.css\.ts$|Brand\.stories|\.test\.|fixtures/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      rawColors(file, readFileSync(join(root, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(
      found,
      'A theme cannot change these. Take a token of vars, add one to ui/theme/tokens, or an accent.',
    ).toEqual([]);
  });

  it.each(['.storybook/preview-head.html', ...pages])('stand not in %s', (file) => {
    expect(findings(file, RAW_COLOR)).toEqual([]);
  });

  it.each([
    `style({ color: '#c4161f' });`,
    `style({ background: 'rgba(0, 0, 0, .5)' });`,
    `style({ background: 'rgb(0 0 0 / 50%)' });`,
    `style({ color: 'hsl(10deg 50% 50%)' });`,
    `style({ color: 'oklch(0.7 0.1 200)' });`,
    `style({ borderBlockStart: '1px solid black' });`,
    `style({ '--shade': 'tomato' });`,
    'style({ boxShadow: `0 0 0 2px ${width} white` });',
    `style({ selectors: { '&:hover': { backgroundColor: 'White' } } });`,
    `style({ background: { default: 'red' } });`,
    `const a = <path fill="#fff" />;`,
    `const a = <path stroke="gold" />;`,
    `const a = <div style={{ color: 'red' }} />;`,
    `const a = <Tile color={on ? 'green' : 'transparent'} />;`,
  ])('would be caught in %s', (source) => {
    expect(rawColors('a.tsx', source)).toHaveLength(1);
  });

  it.each([
    `const link = { href: '#main' };`,
    `style({ selectors: { '&#root': {} } });`,
    'const url = `#${id}`;',
    `const draw = { name: 'Kỳ #01271' };`,
    `style({ color: vars.color.gold });`,
    `style({ color: 'transparent', fill: 'currentColor', background: 'none' });`,
    `style({ borderColor: 'CanvasText' });`,
    'style({ background: `color-mix(in srgb, ${vars.color.gold} 62%, transparent)` });',
    'style({ background: `color-mix(in srgb, ${vars.color.gold} 62%, black)` });',
    `const badge = <StatusBadge tone="gold" />;`,
    `// color: '#fff'`,
  ])('are not seen in %s', (source) => {
    expect(rawColors('a.tsx', source)).toEqual([]);
  });
});

describe('styles of screens', () => {
  it('hold layout only: a look belongs to ui', () => {
    const files = sourceFiles(['storefront']).filter((file) => file.endsWith('.css.ts'));
    expect(files.flatMap((file) => findings(file, LOOK))).toEqual([]);
  });

  it('would be caught setting a look', () => {
    const looks = [
      'color: vars.color.text,',
      "background: 'none',",
      'borderRadius: 4,',
      'boxShadow: vars.elevation.card,',
      'fontWeight: 700,',
    ];
    expect(looks.every((line) => LOOK.test(line))).toBe(true);
    expect(["display: 'grid',", 'padding: vars.space[16],', 'borderSpacing: 0,'].some((line) => LOOK.test(line))).toBe(
      false,
    );
  });
});

describe('the shell in index.html', () => {
  it('takes its colours from the theme', () => {
    // The browser's own bar cannot read a custom property, so theme-color repeats two values.
    const raw = findings('index.html', RAW_COLOR).filter((line) => !line.includes('theme-color'));
    expect(raw).toEqual([]);
  });
});
