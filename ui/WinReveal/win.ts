import type { ReactNode } from 'react';
import type { ReceiptFact } from '../Receipt/ReceiptFacts';
import type { WinStepsProps } from './WinSteps';

/** What a winning moment tells. */
export interface Win {
  /** Of the game. */
  accent: string;
  /** A GameMark. */
  mark: ReactNode;
  /** "MEGA 6/45". */
  game: string;
  /** "Kỳ #01592". */
  draw: string;
  /** "22/11/2026", where the draw's name does not say it already. */
  day?: string | undefined;
  /** "Quay lúc 18:00, Chủ Nhật 22/11/2026". */
  when?: ReactNode;
  /** The balls that were drawn, in the order they fall; none for a game without balls. */
  drawn: readonly number[];
  /** The extra balls of the draw, which fall last. @default [] */
  drawnBonus?: readonly number[] | undefined;
  /** The ticket's numbers as balls, or its groups of digits. */
  numbers: readonly (number | string)[];
  /** The ticket's extra numbers. @default [] */
  bonus?: readonly number[] | undefined;
  /** Those of `numbers` that were drawn. */
  matched: readonly (number | string)[];
  /** Those of `bonus` that were drawn. @default [] */
  matchedBonus?: readonly number[] | undefined;
  /** A ticket without numbers, in words: "Lẻ · 20.000 ₫". */
  bet?: ReactNode;
  /** What was won, in whole đồng or units of another currency; words while nobody knows the sum. */
  prize: number | string;
  /** "Giải Nhất · Trùng 5 số". */
  tier: ReactNode;
  /** Under "Lộc đã về": "Chúc mừng bạn trúng Giải Nhất". The title of a jackpot: "Chúc mừng! Bạn trúng Jackpot 1". */
  greeting?: ReactNode;
  /** The drawn numbers as a line of text, for the ticket at rest. */
  result?: ReactNode;
  /** What stands on the stub before it is torn off: code and price. @default [] */
  facts?: readonly ReceiptFact[] | undefined;
  /** One line on where the money is; of a jackpot, what is left after tax. */
  note?: ReactNode;
  /** What comes next with a prize that waits. Without it the stub stays gold and the prize is paid. */
  steps?: WinStepsProps | undefined;
  /** Buttons, the wished-for one first. */
  actions: ReactNode;
  /** Covers the sum of a jackpot, for who is not alone. @default false */
  isPrizeHidden?: boolean | undefined;
  /** Offers to cover and uncover the sum. */
  onPrizeHiddenChange?: ((change: { hidden: boolean }) => void) | undefined;
  /**
   * The drum's sun behind the win and on the gold stub, and the leaves that fall.
   * @default true
   */
  withSunburst?: boolean | undefined;
  /** A still reveal: milliseconds since its beginning, whatever the clock says. For pictures and tests. */
  at?: number | undefined;
}
