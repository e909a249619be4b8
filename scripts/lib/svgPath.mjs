const round = (value) => String(Math.round(value * 1000) / 1000);
const move = (x, y) => `M${round(x)} ${round(y)}`;

/** Two half turns: an ellipse has no ends of its own. */
function ellipse({ cx, cy, rx, ry }) {
  const radii = `${round(rx)} ${round(ry)}`;
  return `${move(cx - rx, cy)}a${radii} 0 1 0 ${round(2 * rx)} 0a${radii} 0 1 0 ${round(-2 * rx)} 0`;
}

function rect({ x = 0, y = 0, width, height, rx, ry }) {
  const [h, v] = [rx ?? ry ?? 0, ry ?? rx ?? 0];
  const corner = (dx, dy) => (h === 0 ? '' : `a${round(h)} ${round(v)} 0 0 1 ${round(dx)} ${round(dy)}`);
  const [across, down] = [width - 2 * h, height - 2 * v];
  return [
    `${move(x + h, y)}h${round(across)}${corner(h, v)}v${round(down)}${corner(-h, v)}`,
    `h${round(-across)}${corner(-h, -v)}v${round(-down)}${corner(h, -v)}z`,
  ].join('');
}

function lines(points, end) {
  const [first, second, ...rest] = points.trim().split(/[\s,]+/);
  return `M${first} ${second}L${rest.join(' ')}${end}`;
}

/**
 * A path that starts with `m` starts where it says; after another path that letter would count from where that one
 * ended.
 */
function path(d) {
  const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))`;
  return d.replace(new RegExp(String.raw`^m\s*${number}[\s,]*${number}\s*(?=([-\d.])?)`), (_, x, y, more) =>
    more === undefined ? `M${x} ${y}` : `M${x} ${y}l`,
  );
}

const shapes = {
  path: ({ d }) => path(d),
  line: ({ x1, y1, x2, y2 }) => `${move(x1, y1)}L${round(x2)} ${round(y2)}`,
  rect,
  circle: ({ cx, cy, r }) => ellipse({ cx, cy, rx: r, ry: r }),
  ellipse,
  polyline: ({ points }) => lines(points, ''),
  polygon: ({ points }) => lines(points, 'z'),
};

/** The strokes of an SVG's shapes as the `d` of one path. */
export function onePath(svg) {
  const inside = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return [...inside.matchAll(/<(\w+)([^>]*?)\/?>(?:<\/\1>)?/g)]
    .map(([whole, tag, attributes]) => {
      const draw = shapes[tag];
      if (!draw || attributes.includes('fill='))
        throw new Error(`${whole} is no plain stroke, so it cannot be part of one path. Choose another icon.`);
      const values = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        name === 'd' || name === 'points' ? value : Number(value),
      ]);
      return draw(Object.fromEntries(values));
    })
    .join('');
}
