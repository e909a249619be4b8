/** The widths that decide something: the geometry of the grids, the column's full width, and a desktop beside it. */
const widths = [
  ['320', 'Narrowest phone', 568],
  ['360', 'Small phone', 780],
  ['390', 'Phone, as designed', 844],
  ['448', 'Whole column', 900],
  ['1280', 'Desktop', 900],
] as const;

export const viewports = Object.fromEntries(
  widths.map(([width, name, height]) => [
    `w${width}`,
    {
      name: `${width} · ${name}`,
      styles: { width: `${width}px`, height: `${height}px` },
      type: Number(width) > 448 ? ('desktop' as const) : ('mobile' as const),
    },
  ]),
);

/**
 * How a docs page shows what covers the window: in a window of its own, of about a phone's height. Beside the others it
 * would cover the page, lock it and hide it from screen readers.
 */
export const ownWindow = { story: { inline: false, height: '40rem' } };
