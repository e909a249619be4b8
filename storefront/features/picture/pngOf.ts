/** What a drawing takes from the page's styles, and so must carry along when it leaves the page. */
const CARRIED = [
  'fill',
  'fill-opacity',
  'stroke-opacity',
  'stop-color',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'stroke-linecap',
] as const;

/** The rules of a sheet by which fonts come from files; none of one that may not be read. */
function fontFaces(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    return [];
  }
}

async function asDataAddress(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The font was not read.')));
    reader.readAsDataURL(file);
  });
}

/** The page's fonts with their files in them: an image of its own finds no others than the system's. */
async function carriedFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    fontFaces(sheet).flatMap(({ cssText }) => {
      const address = /url\(["']?([^"')]+\.woff2[^"')]*)["']?\)/.exec(cssText)?.[1];
      return address ? [{ cssText, address, whole: new URL(address, sheet.href ?? document.baseURI).href }] : [];
    }),
  );
  const carried = rules.map(async ({ cssText, address, whole }) =>
    cssText.replace(address, await asDataAddress(whole)),
  );
  // In the system's letters it is still the ticket.
  return (await Promise.all(carried).catch(() => [])).join('');
}

/** The drawing as a file of its own: each element with the colours and letters it is seen in. */
async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const elements = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const seen = elements[index];
    if (!seen) continue;
    const style = getComputedStyle(seen);
    for (const name of CARRIED) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
  }
  const fonts = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  fonts.textContent = await carriedFonts();
  copy.prepend(fonts);
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** Dots for each unit of the drawing: sharp on any phone. */
const SCALE = 3;

/** The drawing as a PNG. Rejects when the browser cannot draw it. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const address = URL.createObjectURL(new Blob([await standalone(drawing)], { type: 'image/svg+xml;charset=utf-8' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The canvas made no picture.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
