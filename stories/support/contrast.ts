/** Red, green and blue from 0 to 255, of `#rrggbb` or of what a browser computes: `rgb(36, 80, 216)`. */
function channels(color: string): [number, number, number] {
  const numbers = color.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);
  const [red, green, blue] = numbers;
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(
      `"${color}" has no three channels, so its contrast cannot be measured. Give it as a hex or computed colour.`,
    );
  return [red, green, blue];
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two opaque colours: 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** `top` seen through at `share` over `below`, as #rrggbb. */
export function blend(top: string, below: string, share: number): string {
  const under = channels(below);
  const mixed = channels(top).map((channel, index) => Math.round(channel * share + (under[index] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
