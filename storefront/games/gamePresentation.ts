import { texts, type GameId, type TicketByGame, type TicketOf } from '@veloc/rules';

export type Drawn = readonly (number | string)[];

/** What a ticket shows of itself: balls, extra balls, or groups of digits. */
export interface TicketFigures {
  balls: readonly number[];
  bonus: readonly number[];
  groups: readonly string[];
}

/** What somebody types to hold numbers against results. */
export interface Typed {
  /** As typed: '5 17 23', '05,17,23', '168 005'. */
  main: string;
  /** The second field, where the game has one. */
  special: string;
  /** The id of a way to play, where the game has a choice. */
  playType: string;
}

/** The fields that numbers of a game are typed into. */
export interface TypedFields {
  hint: string;
  /** A second field of balls. */
  special?: { label: string; hint: string };
  /** Ways to play of which one is chosen. */
  playTypes?: readonly { value: string; label: string }[];
  /** What was typed as the fields of a ticket; the rules judge them. */
  read(typed: Typed): object;
}

/** One table of a guide; its figures come from the rules, never from a text. */
export interface GuideTable {
  /** Of its chip, where a part has several tables. */
  name: string;
  head: readonly [string, ...string[]];
  /** A ticket of its kind, whose odds can be pictured. */
  pictured?: { gameId: GameId; ticket: TicketByGame[GameId] };
  /** Rows of one `group` follow each other, under its name. */
  rows: readonly { name: string; group?: string | undefined; detail?: string | undefined; cells: readonly string[] }[];
}

/** Tables of one kind, of which one is shown at a time. */
export interface GuidePart {
  title: string;
  /** What the tables vary by, for screen readers. */
  choice: string;
  tables: readonly GuideTable[];
}

/** How a game's tickets and draws are presented to a player, wherever they stand. */
export interface GamePresentation<Game extends GameId> {
  /** Of the flower on the paper of its tickets, which no other game has: 3 to 14. */
  petals: number;
  /** The numbers of a ticket. */
  figures(ticket: TicketOf<Game>): Partial<TicketFigures>;
  /** How a ticket is played: 'Bậc 6', 'Bao 6 · Bậc 4', 'Chẵn', 'Vé thường'. */
  playLabel(ticket: TicketOf<Game>): string;
  /** The same beside its numbers; null where they tell it. @default `playLabel`, but for an ordinary ticket */
  playNote?(ticket: TicketOf<Game>): string | null;
  /** A ticket that is a bet without numbers: 'Lẻ', 'Lớn · 50.000 ₫'. */
  betLabel?(ticket: TicketOf<Game>): string;
  /** The groups of a ticket that a draw hits. @default those that were drawn as they stand */
  groupsHit?(ticket: TicketOf<Game>, groups: readonly string[], drawn: Drawn): readonly string[];
  /** Whether its extra numbers are held against those of a draw. */
  matchesBonus?: boolean;
  /** Whether its extra numbers are part of what was typed. @default true */
  typesBonus?: boolean;
  /** Whether a ticket is judged by how many of its numbers were drawn: a bet and the end of a prize are not. */
  countsMatches: boolean;
  /** What a tier takes, by its id in the rules: '5 số'. Nothing where its name says it already. */
  conditions?: Readonly<Record<string, string>>;
  /** The same of Max 3D+, a second table that a draw settles. */
  plusConditions?: Readonly<Record<string, string>>;
  /** What the game calls its pool. @default 'Jackpot' */
  jackpotName?: string;
  /** Whether its draws are known by their minute, others' by their day. */
  isKnownByMinute?: boolean;
  /** What was drawn by prize, where prizes have numbers of their own. `tickets` are those held against it. */
  drawnTiers?(
    drawn: Drawn,
    tickets: readonly TicketOf<Game>[],
  ): readonly { name: string; numbers: readonly string[] }[];
  /** How many numbers a draw has, extra ones with them; a game without a stage of its own leaves it out. */
  drawnCount?: number;
  /** 'Lẻ · 13 trên 20 số': what a bet is held against, which nobody should have to count. */
  drawnNote?(drawn: Drawn): string;
  /** Its tables in the guide, for 10,000 đồng a play; they come when first asked for. */
  guide(): Promise<readonly GuidePart[]>;
  /** Null where the game has no list of results to hold typed numbers against. */
  typed: TypedFields | null;
}

/** The numbers that were written. */
export const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** 'Bao 7', and 'Vé thường' where the ticket names no method. */
export function methodName({ playMethod }: { playMethod?: { name?: string } | undefined }): string {
  return playMethod?.name || texts.ordinaryTicket;
}
