import type { GameResult } from '@veloc/rules';
import { resultTitle } from '../../features/result/result';

interface Checked {
  /** How many draws were looked at, and of how many the numbers would have won. */
  draws: number;
  won: number;
  /** dd/mm/yyyy of the newest and of the oldest. */
  newest: string;
  oldest: string;
  /** No older draw is left to look at. */
  ended: boolean;
}

/** What came of the numbers in all draws looked at so far, in one sentence; what goes on is said where it does. */
export function checkedSentence({ draws, won, newest, oldest, ended }: Checked): string {
  const when = newest === oldest ? `ngày ${newest}` : `từ ${oldest} đến ${newest}`;
  const found =
    won > 0
      ? `Trúng ở ${won} trong ${draws} kỳ đã dò, ${when}.`
      : `Không trúng kỳ nào trong ${draws} kỳ đã dò, ${when}.`;
  return ended ? found : `${found} Kéo xuống để dò các kỳ cũ hơn.`;
}

/** The same of the one draw that was asked for. */
export function drawSentenceOf(result: GameResult, isWon: boolean): string {
  return isWon
    ? `Bộ số này trúng ở ${resultTitle(result)}.`
    : `Bộ số này không trúng giải nào ở ${resultTitle(result)}.`;
}
