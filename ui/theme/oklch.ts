import { hex, linear, luminance } from './contrast';

/** A colour's hue in radians, and how far it is from grey: 0 for a grey, 0.1 for a soft colour, 0.3 for the strongest. */
export interface Hue {
  hue: number;
  chroma: number;
}

/** Of `#rrggbb`, in Oklab (https://bottosson.github.io/posts/oklab), where steps look even whatever the hue. */
export function hueOf(color: string): Hue {
  const [red, green, blue] = linear(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { hue: Math.atan2(b, a), chroma: Math.hypot(a, b) };
}

/** Red, green and blue as light; outside of 0 to 1 where no screen has the colour. */
function lightOf(lightness: number, { hue, chroma }: Hue): [red: number, green: number, blue: number] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The end of `holds`, which holds at `from` and at some point towards `to` no longer. */
function lastWhere(holds: (value: number) => boolean, from: number, to: number): number {
  let [within, beyond] = [from, to];
  for (let step = 0; step < 20; step += 1) {
    const middle = (within + beyond) / 2;
    if (holds(middle)) within = middle;
    else beyond = middle;
  }
  return within;
}

const isShown = (light: readonly number[]) => light.every((channel) => channel > -0.0005 && channel < 1.0005);

/** As strong as a screen can show it at this lightness. */
function shown(lightness: number, { hue, chroma }: Hue): [red: number, green: number, blue: number] {
  const at = (share: number) => lightOf(lightness, { hue, chroma: chroma * share });
  return isShown(at(1)) ? at(1) : at(lastWhere((share) => isShown(at(share)), 0, 1));
}

function written(light: readonly number[]): string {
  const shares = light.map((channel) => Math.min(1, Math.max(0, channel)));
  return hex(shares.map((share) => 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055)));
}

/** The colour of that hue whose WCAG luminance, and so whose contrast with anything, is this. As `#rrggbb`. */
export function colorAt(wanted: number, hue: Hue): string {
  const isDarker = (lightness: number) => luminance(written(shown(lightness, hue))) <= wanted;
  return isDarker(1) ? written([1, 1, 1]) : written(shown(lastWhere(isDarker, 0, 1), hue));
}
