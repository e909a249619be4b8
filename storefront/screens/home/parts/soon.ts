/** Stands where a game has no page in this shop yet. */
export const SOON = 'Sắp mở bán';
