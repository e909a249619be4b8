import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparePicture, tolerances } from '../../.storybook/checks/comparison';
import { simplify } from '../../.storybook/checks/simplify';

interface Image {
  width: number;
  height: number;
  data: Buffer;
}

const { PNG } = createRequire(createRequire(import.meta.url).resolve('jest-image-snapshot'))('pngjs') as {
  PNG: { new (size: { width: number; height: number }): Image; sync: { write(image: Image): Buffer } };
};

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number];

function paint(at: Paint, height = 100): Buffer {
  const image = new PNG({ width: 120, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < 120; x += 1) image.data.set([...at(x, y), 255], (y * 120 + x) * 4);
  }
  return PNG.sync.write(image);
}

/** A card on a ground that fades, with a hairline of 30 px on it. */
const card =
  ({ top = 20, line = 50, face = 255 } = {}): Paint =>
  (x, y) => {
    if (y === line && x >= 40 && x < 70) return [160, 20, 30];
    if (x >= 20 && x < 100 && y >= top && y < 80) return [face, face, face];
    return [200 + (y >> 2), 190 + (x >> 3), 180];
  };

const committed = simplify(paint(card()));

function differenceOf(picture: Buffer, tolerance: (typeof tolerances)[keyof typeof tolerances] = tolerances.same) {
  const folder = mkdtempSync(join(tmpdir(), 'veloc-pictures-'));
  writeFileSync(join(folder, 'card.png'), committed);
  return comparePicture(picture, { folder, file: 'card.png', differences: join(folder, 'differences') }, tolerance);
}

describe('a picture of the Chromium that took the committed ones', () => {
  it('is the same as before, though the committed one is simplified', () => {
    expect(differenceOf(paint(card()))).toBeNull();
  });

  it('may round colours by two steps, as another processor does', () => {
    const rounded: Paint = (x, y) => {
      const [red, green, blue] = card()(x, y);
      return [red - 2, green - 1, blue - 2];
    };
    expect(differenceOf(paint(rounded))).toBeNull();
  });

  it.each([
    ['an edge by one pixel', paint(card({ top: 21 }))],
    ['a hairline by one pixel', paint(card({ line: 51 }))],
    ['the colour of the card by eight steps', paint(card({ face: 247 }))],
  ])('may not move %s', (_what, picture) => {
    expect(differenceOf(picture)).toMatch(/^differs in \d+ pixels.*card-diff\.png$/);
  });

  it('may not change its size', () => {
    expect(differenceOf(paint(card(), 101))).toMatch(/^has another size/);
  });
});

describe('a picture of another Chromium', () => {
  const faintEdges: Paint = (x, y) => (x === 20 && y >= 20 && y < 80 ? [235, 232, 230] : card()(x, y));

  it('may draw edges otherwise', () => {
    expect(differenceOf(paint(faintEdges))).not.toBeNull();
    expect(differenceOf(paint(faintEdges), tolerances.other)).toBeNull();
  });

  it('may not be laid out otherwise', () => {
    expect(differenceOf(paint(card({ top: 26 })), tolerances.other)).toMatch(/^differs/);
    expect(differenceOf(paint(card(), 101), tolerances.other)).toMatch(/^has another size/);
  });
});
