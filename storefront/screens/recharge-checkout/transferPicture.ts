/** Dots across the picture: wide enough for any scanner, small enough to send. */
const WIDTH = 720;
const MARGIN = 60;
const LINE = 44;

interface TransferPicture {
  /** The code as it stands on the page: one path of unit squares. */
  code: SVGSVGElement;
  /** What a person has to type who cannot scan: label and value. */
  facts: readonly { label: string; value: string }[];
}

/**
 * The code to scan with what it says, black on white in any theme and without the mark in its middle, so that it reads
 * from a photo of a screen too. Rejects when the browser cannot draw it.
 */
export async function transferPicture({ code, facts }: TransferPicture): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const side = WIDTH - 2 * MARGIN;
  canvas.width = WIDTH;
  canvas.height = WIDTH + facts.length * 2 * LINE + MARGIN / 2;
  const pen = canvas.getContext('2d');
  const runs = [...(code.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)];
  if (!pen || runs.length === 0) {
    throw new Error('There is no code to draw, so no picture can be made. Show the code first.');
  }
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  // Whole dots for each module keep its edges sharp.
  const unit = Math.floor(side / code.viewBox.baseVal.width);
  const edge = Math.round((WIDTH - unit * code.viewBox.baseVal.width) / 2);
  for (const [x = 0, y = 0, length = 0] of runs.map(([, ...figures]) => figures.map(Number))) {
    pen.fillRect(edge + x * unit, edge + y * unit, length * unit, unit);
  }

  const { fontFamily } = getComputedStyle(code);
  for (const [row, { label, value }] of facts.entries()) {
    const top = WIDTH + row * 2 * LINE;
    pen.font = `400 24px ${fontFamily}`;
    pen.fillText(label, MARGIN, top);
    pen.font = `700 34px ${fontFamily}`;
    pen.fillText(value, MARGIN, top + LINE * 0.85, side);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The canvas made no picture.'))), 'image/png');
  });
}
