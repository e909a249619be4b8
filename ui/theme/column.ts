/** The shop is one phone-wide column. From `beside` on, a desktop has room for words next to it. */
export const column = {
  width: '28rem',
  wider: 'screen and (min-width: 28.0625rem)',
  beside: 'screen and (min-width: 68.75rem)',
} as const;

/** A bar at an edge of the window, as wide as the column it stands in. */
export const columnBar = { position: 'fixed', width: '100%', maxWidth: column.width } as const;
