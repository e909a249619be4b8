/** How many rows a list for the operator has at most, the oldest first. */
export const LISTED = 500;

/** '3', or '500 or more, …' for a list that may have been cut off. */
export function listed({ length }: readonly unknown[]): string {
  return length < LISTED
    ? String(length)
    : `${length} or more, of which the oldest are shown: decide some, and list again`;
}
