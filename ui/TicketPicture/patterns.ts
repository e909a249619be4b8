const round = (value: number) => Math.round(value * 10) / 10;

/** A sun of the drum in few strokes, around (0, 0): its star, and rings of teeth between circles. */
export function rosette(radius: number) {
  const at = (angle: number, far: number) => `${round(Math.cos(angle) * far)} ${round(Math.sin(angle) * far)}`;
  const ring = (teeth: number, inner: number, outer: number) =>
    Array.from({ length: 2 * teeth }, (_, index) => {
      const point = at((Math.PI * index) / teeth, radius * (index % 2 === 0 ? outer : inner));
      return `${index === 0 ? 'M' : 'L'}${point}`;
    }).join('');
  return {
    star: `${ring(14, 0.13, 0.34)}Z`,
    teeth: `${ring(32, 0.52, 0.6)}Z${ring(56, 0.72, 0.82)}Z`,
    circles: [0.4, 0.48, 0.66, 0.88, 0.96].map((part) => round(part * radius)),
  };
}

/** Points of a closed curve for each of its petals: enough that none of them has corners. */
const POINTS = 16;
const CURVES = 5;

/**
 * The guilloche of a game's paper around (0, 0), as banknotes have it: one flower of so many petals drawn over and over,
 * each larger than the last, turned to the left and to the right.
 */
export function guilloche(radius: number, petals: number): string {
  const points = petals * POINTS;
  return Array.from({ length: 2 * CURVES }, (_, curve) => {
    const step = curve % CURVES;
    const turn = (curve < CURVES ? 1 : -1) * step * 0.42;
    const size = radius * (0.24 + (0.5 * step) / (CURVES - 1));
    const line = Array.from({ length: points }, (_point, index) => {
      const angle = (2 * Math.PI * index) / points;
      const far = size * (1 + 0.3 * Math.cos(petals * angle + turn));
      return `${round(Math.cos(angle) * far)} ${round(Math.sin(angle) * far)}`;
    });
    return `M${line.join('L')}Z`;
  }).join('');
}

/** Waves over the paper from `top` to `bottom`, so that it is no plain white. */
export function waves(top: number, bottom: number): string {
  const lines = [];
  for (let y = top; y < bottom; y += 14) {
    lines.push(`M0 ${y}q22.5 -7 45 0${'t45 0'.repeat(7)}`);
  }
  return lines.join('');
}
