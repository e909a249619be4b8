import type { Picks, Slot, SlotMethod } from '@veloc/rules';
import type { ReactNode } from 'react';

/**
 * How a game shows and judges what its slots hold. Games of balls need none of it.
 *
 * A game plugs into the builder so:
 * - `useBuilder(gameId, fairRandom)` holds its slots; `builder.setPicks`, `fill`, `keep` change them by the game's
 * rules.
 * - `BuilderPage` draws head, slots and sum. `presentation` says how a row shows its picks; `slots` replaces the rows
 * altogether.
 * - `PickerSheet` is the sheet for one slot. Its children get a `PickerPart` and read the picks with `useSelection(part)`:
 *   one `PickerGrid` for each range of balls (`of="specials"` for the second), or a pad of the game's own for digits.
 *   What is picked stays a draft until 'Xong' or 'Vé tiếp'; `renderTools` and `renderTray` replace those of balls.
 * - `MethodSheet` and `PeriodSheet` are the same for all games.
 */
export interface SlotPresentation {
  /** What a slot's row shows in place of balls. It brings its own words for screen readers. */
  figure?: (slot: Slot, method: SlotMethod) => ReactNode;
  /** What keeps picks from being a ticket, as an instruction; empty when nothing does. */
  missing?: (picks: Picks, method: SlotMethod) => string;
  /**
   * The same in few words, for the picker's button.
   * @default missing
   */
  ask?: (picks: Picks, method: SlotMethod) => string;
  /**
   * The extra numbers of a slot that has been begun, where its ticket gets one that nobody chose.
   * @default those picked
   */
  specials?: (picks: Picks) => readonly number[];
  /** What a slot costs or plays as, at the end of its row, where slots differ. */
  aside?: (slot: Slot, method: SlotMethod) => ReactNode;
  /**
   * What a ticket of the method costs depends on what is picked, so that no sum can be told before.
   * @default it does not
   */
  isPricedByPicks?: (method: SlotMethod) => boolean;
  /**
   * The quick pick draws one ticket a press, since of so few bets six would hold the same several times.
   * @default false: all that are free
   */
  drawsOne?: boolean;
}

/** A game of balls. */
export const plainPresentation: SlotPresentation = {};
