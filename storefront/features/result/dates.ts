/** 2026-11-21 of a date field as 21/11/2026 of the wire; null when it is empty or no date. */
export function wireDate(field: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(field) ?? [];
  return year === undefined ? null : `${day}/${month}/${year}`;
}

/** 21/11/2026 of the wire as 2026-11-21 of a date field; empty when it is no date. */
export function fieldDate(wire: string | null): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(wire ?? '') ?? [];
  return day === undefined ? '' : `${year}-${month}-${day}`;
}
