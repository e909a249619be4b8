const LONGEST_WHOLE = 20;
const SHOWN = 12;

/** What an id is called wherever a player reads one: on pages, pictures and slips. */
export const codeWords = { order: 'Mã đơn', ticket: 'Mã vé' } as const;

/**
 * A code as one reads it out: a long id by its last twelve characters in fours ('2E6F-90A1-B7D4'), a short one whole.
 */
export function shortCode(id: string): string {
  if (id.length <= LONGEST_WHOLE) return id;
  const shown = id.replaceAll('-', '').slice(-SHOWN).toUpperCase();
  return (shown.match(/.{4}/g) ?? [shown]).join('-');
}
