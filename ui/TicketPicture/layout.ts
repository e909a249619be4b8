/** Units of the drawing, which is 360 wide at any size it is shown. */
export const WIDTH = 360;
export const MARGIN = 24;

/** Height of the head with one line under its title, and of each further line. */
export const HEAD = { height: 128, line: 18 };
export const STUB = { height: 152, plate: 104 };
const CORNER = 18;
const NOTCH = 9;
/** Room for the ticket's letter before its numbers. */
const LETTER = 32;
const BALL = { size: 40, columns: 6 };
const SMALL_BALL = { size: 31, columns: 8 };
const GROUP = { size: 40, columns: 3 };
/** On a paper that is drawn small numbers take all the room there is. */
const LARGEST = { six: { size: 44, columns: 6 }, seven: { size: 38, columns: 7 }, more: { size: 34, columns: 8 } };
const ROW_GAP = 14;
const NOTE = 18;
const BET = 30;

function ballsOf(count: number, isSmall: boolean): { size: number; columns: number } {
  if (isSmall) return count > 7 ? LARGEST.more : count > 6 ? LARGEST.seven : LARGEST.six;
  return count > BALL.columns ? SMALL_BALL : BALL;
}

/** What one ticket plays. */
export interface PicturedTicket {
  /** Its letter. */
  code: string;
  /** Balls as numbers, groups of digits as text; none of a bet. */
  numbers: readonly (number | string)[];
  /** Extra numbers, ringed in gold after the others. */
  bonus?: readonly number[] | undefined;
  /** How it is played, where its numbers do not tell: 'Bao 8', 'Chẵn 11-12', 'x 2'. */
  note?: string | undefined;
  /** Those of `numbers` that were drawn, in the golden edition. */
  matched?: readonly (number | string)[] | undefined;
  /** Those of `bonus` that were drawn. */
  matchedBonus?: readonly number[] | undefined;
}

export interface Spot {
  value: number | string;
  kind: 'main' | 'bonus' | 'group';
  isHit: boolean;
  /** Middle of the ball or group. */
  x: number;
  y: number;
}

export interface TicketRow {
  code: string;
  spots: Spot[];
  ballRadius: number;
  /** Middle of the first row of numbers. */
  y: number;
  note: { text: string; y: number } | null;
}

/** A ticket's numbers from `top` on, in rows of equal step: six large balls, eight smaller ones, or three groups. */
function layOutTicket(ticket: PicturedTicket, top: number, isSmall: boolean): { row: TicketRow; bottom: number } {
  const { code, numbers, bonus = [], note, matched = [], matchedBonus = [] } = ticket;
  const isGroups = typeof numbers[0] === 'string';
  const all = [...numbers, ...bonus];
  const { size, columns } = isGroups ? GROUP : ballsOf(all.length, isSmall);
  const left = MARGIN + LETTER;
  const step = (WIDTH - MARGIN - left) / columns;
  const rows = Math.ceil(all.length / columns);
  const spots = all.map((value, index): Spot => {
    const isBonus = index >= numbers.length;
    return {
      value,
      kind: isGroups ? 'group' : isBonus ? 'bonus' : 'main',
      isHit: isBonus ? matchedBonus.includes(Number(value)) : matched.includes(value),
      x: left + step * ((index % columns) + 0.5),
      y: top + size / 2 + (size + ROW_GAP) * Math.floor(index / columns),
    };
  });
  const end = top + (size + ROW_GAP) * rows;
  return {
    row: {
      code,
      spots,
      ballRadius: size / 2,
      y: top + (rows > 0 ? size / 2 : BET / 2),
      note: note ? { text: note, y: end + (rows > 0 ? 0 : BET / 2) } : null,
    },
    bottom: end + (rows === 0 ? BET + ROW_GAP : note ? NOTE + 4 : 0),
  };
}

/** All tickets of a picture one under the other, and where the stub begins. */
export function layOutTickets(tickets: readonly PicturedTicket[], top: number, isSmall: boolean) {
  const rows: TicketRow[] = [];
  let bottom = top;
  for (const ticket of tickets) {
    const laid = layOutTicket(ticket, bottom, isSmall);
    rows.push(laid.row);
    bottom = laid.bottom;
  }
  return { rows, perforation: bottom + 10 };
}

/** The paper's outline: round corners, and a notch at both ends of the perforation. */
export function outline(height: number, perforation: number): string {
  const right = WIDTH - 1;
  const bottom = height - 1;
  const corner = (x: number, y: number) => `a${CORNER} ${CORNER} 0 0 1 ${x} ${y}`;
  const notch = (y: number) => `a${NOTCH} ${NOTCH} 0 0 0 0 ${y}`;
  return [
    `M${1 + CORNER} 1H${right - CORNER}${corner(CORNER, CORNER)}`,
    `V${perforation - NOTCH}${notch(2 * NOTCH)}V${bottom - CORNER}${corner(-CORNER, CORNER)}`,
    `H${1 + CORNER}${corner(-CORNER, -CORNER)}V${perforation + NOTCH}${notch(-2 * NOTCH)}V${1 + CORNER}`,
    `${corner(CORNER, -CORNER)}Z`,
  ].join('');
}
