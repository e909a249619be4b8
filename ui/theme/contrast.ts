type Channels = readonly [red: number, green: number, blue: number];

/** Red, green and blue from 0 to 255, of `#rrggbb` or of what a browser computes: `rgb(36, 80, 216)`. */
function channels(color: string): Channels {
  const [, red, green, blue] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.map((part) => Number.parseInt(part, 16)) ??
    /^rgb\(([\d.]+), ?([\d.]+), ?([\d.]+)\)$/.exec(color)?.map(Number) ??
    [];
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`The contrast of "${color}" cannot be measured. Write the color as #rrggbb or rgb(r, g, b).`);
  return [red, green, blue];
}

/** Red, green and blue as light, from 0 to 1. */
export function linear(color: string): Channels {
  return channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
}

/** WCAG 2 relative luminance: 0 (black) to 1 (white). */
export function luminance(color: string): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two opaque colours: 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export function hex(color: readonly number[]): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function mixed(top: Channels, below: Channels, share: number): string {
  return hex(top.map((channel, index) => channel * share + (below[index] ?? 0) * (1 - share)));
}

/** `top` seen through at `share` over `below`, as #rrggbb. */
export function blend(top: string, below: string, share: number): string {
  return mixed(channels(top), channels(below), share);
}

const ends = { darker: [0, 0, 0], lighter: [255, 255, 255] } as const;

/** The color, as little darker or lighter as makes it stand on all `grounds` with this contrast, if any does. */
export function strengthened(
  color: string,
  toward: keyof typeof ends,
  grounds: readonly string[],
  least: number,
): string {
  const stands = (front: string) => grounds.every((ground) => contrast(front, ground) >= least);
  if (stands(color)) return color;
  const steps = Array.from({ length: 100 }, (_, step) => mixed(ends[toward], channels(color), (step + 1) / 100));
  return steps.find(stands) ?? mixed(ends[toward], ends[toward], 1);
}
