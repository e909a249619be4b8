import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './sourceFiles';

const root = join(import.meta.dirname, '../..');
const RAW_COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(?:rgb|rgba|hsl|hsla|oklch)\(/i;
const LOOK =
  /\b(?:color|background\w*|border\w*Color|borderRadius|boxShadow|font\w*|filter|textShadow|fill|stroke|outline\w*)\s*:/;

/** Lines of a file that match, as `file:line text`, leaving comments out. */
function findings(file: string, pattern: RegExp) {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\/\/|\*|\/\*)/.test(line) || !pattern.test(line) ? [] : [`${file}:${index + 1} ${line.trim()}`],
    );
}

describe('raw colours', () => {
  it('stand in the palette only', () => {
    const files = sourceFiles(['ui', 'storefront', 'stories', '.storybook']).filter(
      (file) => !/palette\.ts$|\.test\.|fixtures/.test(file),
    );
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap((file) => findings(file, RAW_COLOUR))).toEqual([]);
  });

  it('are caught when they stand elsewhere', () => {
    expect(
      ["color: '#c4161f'", "background: 'rgba(0,0,0,.5)'", "fill='#fff'"].every((line) => RAW_COLOUR.test(line)),
    ).toBe(true);
    expect(
      ["href: '#main'", "selectors: { '&#root': {} }", 'const url = `#${id}`', "name: 'Kỳ #01271'"].some((line) =>
        RAW_COLOUR.test(line),
      ),
    ).toBe(false);
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
    const raw = findings('index.html', RAW_COLOUR).filter((line) => !line.includes('theme-color'));
    expect(raw).toEqual([]);
  });
});
