import { crc32, deflateSync } from 'node:zlib';

export interface IndexedImage {
  width: number;
  height: number;
  /** Colours as 0xRRGGBB, at most 256. */
  palette: readonly number[];
  /** Place in the palette of each pixel, row by row. */
  pixels: readonly number[];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BITS = 8;
const INDEXED = 3;

/** A PNG of one byte a pixel, which weighs less than three; `pngjs` reads such files and does not write them. */
export function indexedPng({ width, height, palette, pixels }: IndexedImage): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(EIGHT_BITS, 8);
  header.writeUInt8(INDEXED, 9);
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  // Each row begins with its filter: none, which suits flat colours best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      rows[row * (width + 1) + column + 1] = pixels[row * width + column] ?? 0;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
