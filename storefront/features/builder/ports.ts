import type { GameEntry, RandomSource, LineDraft } from '@veloc/rules';
import type { ReactNode } from 'react';
import type { DraftAfterPurchase } from '../../state/drafts/removePurchased';

/** What a game's page needs from the shop; a story gives it by hand. */
export interface BuilderPorts {
  /** The game's entry in the game list; undefined while it loads. */
  entry: GameEntry | undefined;
  /** Why there is no entry, and a way to try again. */
  problem?: ReactNode;
  /** The server's time in ms. */
  now: () => number;
  /** Balance or login, at the right of the header. */
  wallet?: ReactNode;
  onBack: () => void;
  /** Puts the lines into the cart; false when it takes none of them. */
  onAdd: (lines: LineDraft[]) => boolean;
  /** On to paying the lines, which does that to the draft. False: the slots keep them until they are paid. */
  onBuy: (lines: LineDraft[], draftAfter: DraftAfterPurchase) => boolean;
}

const STEPS = 2 ** 32;

/** Chance for quick picks, from the browser's cryptographic source: nobody's numbers can be foreseen. */
export const fairRandom: RandomSource = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / STEPS;
