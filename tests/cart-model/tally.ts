/** How many copies of a ticket the player must have at least and may have at most. */
interface Range {
  least: number;
  most: number;
}

/**
 * What the player wanted, by ticket. Adding is exact, whatever the network does. So is taking out, unless something is
 * under way elsewhere that takes out the same copies: then some of them may stay.
 */
export class Tally {
  readonly #wanted = new Map<string, Range>();
  /** Tickets whose draw has closed: the server may have refused copies of them. */
  readonly refusable = new Set<string>();

  of(ticket: string): Range {
    const { least, most } = this.#wanted.get(ticket) ?? { least: 0, most: 0 };
    return { least: this.refusable.has(ticket) ? 0 : Math.max(0, least), most: Math.max(0, most) };
  }

  tickets(): string[] {
    return [...this.#wanted.keys()];
  }

  add(ticket: string, copies: number): void {
    this.widen(ticket, { least: copies, most: copies });
  }

  removeLines(ticket: string, copies: number, { isContended }: { isContended: boolean }): void {
    const { least, most } = this.#wanted.get(ticket) ?? { least: 0, most: 0 };
    // Below nothing the lower end is a debt: copies added to a line that is gone elsewhere pay it off first.
    this.#wanted.set(ticket, { least: least - copies, most: isContended ? most : Math.max(0, most - copies) });
  }

  /** Copies whose fate is open: `least` is added to the lower end and `most` to the upper one. */
  widen(ticket: string, { least, most }: Range): void {
    const now = this.#wanted.get(ticket) ?? { least: 0, most: 0 };
    this.#wanted.set(ticket, { least: now.least + least, most: now.most + most });
  }
}
