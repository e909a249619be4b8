import { createRequire } from 'node:module';
import { indexedPng } from './indexedPng';

interface Image {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel. */
  data: Buffer;
}

interface Codec {
  sync: { read(file: Buffer): Image; write(image: Image, options: object): Buffer };
}

/** Reads and writes PNG files for jest-image-snapshot too. */
const { PNG } = createRequire(createRequire(import.meta.url).resolve('jest-image-snapshot'))('pngjs') as { PNG: Codec };

/** How far red, green or blue of a pixel may be from the page's, of 255. */
export const STEPS = 4;

/** The most colours of a PNG with one byte a pixel. */
const PALETTE = 256;

interface Channels {
  red: number;
  green: number;
  blue: number;
}

const channels = (color: number): Channels => ({ red: color >> 16, green: (color >> 8) & 255, blue: color & 255 });

const areClose = (one: Channels, other: Channels) =>
  Math.abs(one.red - other.red) <= STEPS &&
  Math.abs(one.green - other.green) <= STEPS &&
  Math.abs(one.blue - other.blue) <= STEPS;

/** A picture of which each square of `side` px has become one, of their mean colour. */
export function shrink(picture: Buffer, side: number): Buffer {
  const from = PNG.sync.read(picture);
  const [width, height] = [Math.ceil(from.width / side), Math.ceil(from.height / side)];
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [right, bottom] = [Math.min((x + 1) * side, from.width), Math.min((y + 1) * side, from.height)];
      for (const channel of [0, 1, 2]) {
        let sum = 0;
        for (let row = y * side; row < bottom; row += 1) {
          for (let column = x * side; column < right; column += 1) {
            sum += from.data[(row * from.width + column) * 4 + channel] ?? 0;
          }
        }
        data[(y * width + x) * 4 + channel] = Math.round(sum / ((right - x * side) * (bottom - y * side)));
      }
    }
  }
  return PNG.sync.write({ width, height, data }, { colorType: 2 });
}

/**
 * A picture that weighs half: rare colours, of gradients and the edges of letters, give way to more common ones that
 * are at most `STEPS` away. What is laid flat keeps its own colour.
 */
export function simplify(picture: Buffer): Buffer {
  const image = PNG.sync.read(picture);
  const { data } = image;
  const pixels = Array.from({ length: data.length / 4 }, (_, index) => data.readUInt32BE(index * 4) >>> 8);
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);

  const kept: (Channels & { color: number })[] = [];
  const replacement = new Map<number, number>();
  for (const [color] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const parts = channels(color);
    const near = kept.find((candidate) => areClose(candidate, parts));
    if (!near) kept.push({ ...parts, color });
    replacement.set(color, near?.color ?? color);
  }
  const shown = pixels.map((color) => replacement.get(color) ?? color);
  if (kept.length <= PALETTE) {
    const palette = kept.map(({ color }) => color);
    const places = new Map(palette.map((color, index) => [color, index]));
    const { width, height } = image;
    return indexedPng({ width, height, palette, pixels: shown.map((color) => places.get(color) ?? 0) });
  }
  shown.forEach((color, index) => data.writeUInt32BE(((color << 8) | 255) >>> 0, index * 4));
  // Few colours compress best as they are, without the filters that PNG has for photographs.
  return PNG.sync.write(image, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}
