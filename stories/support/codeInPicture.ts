/**
 * Which modules of a QR code are dark, row by row, as a scanner finds them in a picture: by the corner at its upper
 * left.
 */
export async function codeInPicture(picture: Blob, size: number): Promise<string[]> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser reads no pictures, so the code cannot be compared.');
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
  const isDark = (x: number, y: number) => (data[(Math.floor(y) * bitmap.width + Math.floor(x)) * 4] ?? 255) < 128;

  const pixels = Array.from({ length: bitmap.width * bitmap.height }, (_, index) => index);
  const first = pixels.find((index) => isDark(index % bitmap.width, index / bitmap.width)) ?? 0;
  const [left, top] = [first % bitmap.width, Math.floor(first / bitmap.width)];
  // The corner is seven modules wide.
  const unit = pixels.findIndex((step) => !isDark(left + step, top)) / 7;
  return rows(size, (x, y) => isDark(left + (x + 0.5) * unit, top + (y + 0.5) * unit));
}

/** The same of the code as it stands on a page: a path of runs of unit squares. */
export function codeOnPage(drawing: SVGSVGElement): string[] {
  const dark = new Set<string>();
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let step = 0; step < Number(length); step += 1) dark.add(`${Number(x) + step} ${y}`);
  }
  return rows(drawing.viewBox.baseVal.width, (x, y) => dark.has(`${x} ${y}`));
}

function rows(size: number, isDark: (x: number, y: number) => boolean): string[] {
  const places = Array.from({ length: size }, (_, index) => index);
  return places.map((y) => places.map((x) => (isDark(x, y) ? '#' : '.')).join(''));
}
