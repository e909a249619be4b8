import { safeStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';
import { countdownTarget, type GameEntry } from '@veloc/rules';

const SOON_SECONDS = 3_600;

/** The game to show on the lacquer: the largest jackpot still on sale; without one, the draw that closes first. */
export function heroEntry(entries: readonly GameEntry[], now: number): GameEntry | undefined {
  const closing = (entry: GameEntry) => countdownTarget(entry, now) ?? 0;
  const [first] = entries
    .filter((entry) => closing(entry) > 0)
    .toSorted((one, other) => (other.jackpot1 ?? 0) - (one.jackpot1 ?? 0) || closing(one) - closing(other));
  return first ?? entries[0];
}

/** 'Quay mỗi 8 phút' for a game that draws around the clock, as the server's calendar has it; null for others. */
export function rhythm({ drawInterval }: Pick<GameEntry, 'drawInterval'>): string | null {
  if (!drawInterval || drawInterval < 0 || drawInterval >= SOON_SECONDS) return null;
  return `Quay mỗi ${Math.round(drawInterval / 60)} phút`;
}

const storage = safeStorage(() => localStorage);

/** Draws of today beyond the two that always have their room, as many as were waited for last: the games must not move. */
export const moreRows = () => Math.max(0, Number(storage.getItem(storageKeys.todayRows) ?? 0) - 2);
export const keepRows = (shown: number) => storage.setItem(storageKeys.todayRows, String(shown));
