/** A straight line from one stretch of numbers to another: a scale of values to px. */
export function linear(from: readonly [number, number], to: readonly [number, number]) {
  const span = from[1] - from[0];
  return (value: number) => (span === 0 ? (to[0] + to[1]) / 2 : to[0] + ((value - from[0]) / span) * (to[1] - to[0]));
}

/** What a label of so many characters takes at most, in px, with the gap to the next. `em` is the text size in px. */
export function labelWidth(labels: readonly string[], em: number): number {
  return (Math.max(0, ...labels.map((label) => label.length)) * 0.64 + 0.6) * em;
}

/** A label cut to what fits into so many px. */
export function fitLabel(label: string, width: number, em: number): string {
  const most = Math.max(1, Math.floor(width / (0.64 * em)));
  return label.length <= most ? label : `${label.slice(0, most - 1).trimEnd()}…`;
}
