import {
  type GameResult,
  feedOf,
  gameConfig,
  isGameId,
  resultGames,
  type ResultGame,
  rulesOf,
  type GameId,
  vietnamDate,
  vietnamTime,
  type ResultCorrection,
} from '@veloc/rules';
import { Notice } from '@veloc/ui';
import { presentationOf } from '../../games/gamePresentations';
import { REGIONAL_ACCENT } from '../../games/regional';
import { datedWeekday } from '../../shared/copy/drawDay';

/** 2026-11-21 of a date field as 21/11/2026 of the wire; null when it is empty or no date. */
export function wireDate(field: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(field) ?? [];
  return year === undefined ? null : `${day}/${month}/${year}`;
}

/** 21/11/2026 of the wire as 2026-11-21 of a date field; empty when it is no date. */
export function fieldDate(wire: string | null): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(wire ?? '') ?? [];
  return day === undefined ? '' : `${year}-${month}-${day}`;
}

/** The numbers of a draw by prize, where prizes have numbers of their own; null for the other games. */
export function drawnTiers({ gameId, numbers }: Pick<GameResult, 'gameId' | 'numbers'>) {
  return presentationOf(gameId).drawnTiers?.(numbers, []) ?? null;
}

/** '?game=' of the address; the first game when it names none that has results. */
export function resultGameOf(game: string | null): ResultGame {
  return resultGames.find((known) => known === game) ?? resultGames[0];
}

/** 'Power 6/55': a game's name as a tab writes it. */
export function tabName(game: keyof typeof gameConfig): string {
  return gameConfig[game].title.replace(/\p{Lu}+/gu, (word) =>
    word.length < 2 ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

/** The lottery companies of a region: no game of its own, but what Loto and Số Đề are settled by. */
export const REGIONAL = 'regional';
type ResultTab = ResultGame | typeof REGIONAL;

/** '?game=' of the list's address: the draws that settle the game, or the regional ones by their own name. */
export function resultTabOf(game: string | null): ResultTab {
  const feed = game !== null && isGameId(game) ? feedOf[game] : game;
  return feed === REGIONAL ? REGIONAL : resultGameOf(feed);
}

export const gameTabs = resultGames.map((game) => ({ value: game, label: tabName(game), accent: game }));

export const resultTabs: { value: ResultTab; label: string; accent: string }[] = [
  ...gameTabs,
  { value: REGIONAL, label: 'Kiến thiết', accent: REGIONAL_ACCENT },
];

/** 'Kỳ #01271'; the day where the draw has no number. */
export function resultName({ name, resultDate }: GameResult): string {
  return name ?? `Kỳ ${resultDate}`;
}

/** The same as the title of its page: 'Kỳ 12:13' of one that has no number and is known by its minute. */
export function resultTitle(result: GameResult): string {
  const isItsTime = !result.name && result.resultTime && presentationOf(result.gameId).isKnownByMinute;
  return isItsTime ? `Kỳ ${result.resultTime}` : resultName(result);
}

/** 'Thứ Năm 19/11/2026, 18:00'. */
export function resultMoment({ resultDate, resultTime }: GameResult): string {
  return [datedWeekday(resultDate), resultTime].filter(Boolean).join(', ');
}

/** A draw that is known by its minute with it, any other by its day alone: 'Thứ Năm 19/11/2026'. */
export function shortMoment({ gameId, name, resultDate, resultTime }: GameResult): string {
  if (name === undefined) return resultTime;
  return presentationOf(gameId).isKnownByMinute
    ? `${datedWeekday(resultDate)} ${resultTime}`
    : datedWeekday(resultDate);
}

/** How many won the first jackpot; null where the draw has none or does not say. */
export function jackpotWinners({ gameId, jackpot1, prizes }: GameResult): number | null {
  if (jackpot1 === undefined) return null;
  const [greatest] = rulesOf(gameId).drawPrizes;
  return prizes.find(({ name }) => name === greatest?.name)?.count ?? null;
}

/** What a game calls its pool: 'Jackpot', 'Độc Đắc'. */
export function jackpotName(gameId: GameId): string {
  return presentationOf(gameId).jackpotName ?? 'Jackpot';
}

/** That a result was corrected, when, why, and what stood there before; nothing for most. */
export function Corrections({ corrections = [] }: { corrections?: readonly ResultCorrection[] | undefined }) {
  return corrections.map(({ at, reason, before }) => (
    <Notice key={at} tone="warning">
      Kết quả được đính chính lúc {vietnamTime(at)} ngày {vietnamDate(at)}. Lý do: {reason}. Trước đó ghi:{' '}
      {beforeLabel(before)}.
    </Notice>
  ));
}

function beforeLabel({ name, numbers, special = [], resultDate }: ResultCorrection['before']): string {
  const words = numbers.map((number) => (typeof number === 'number' ? String(number).padStart(2, '0') : number));
  const extra = special.map((number) => String(number).padStart(2, '0'));
  return `${name ? `${name}, ` : ''}${resultDate ? `ngày ${resultDate}, ` : ''}${[words.join(' '), ...extra].join(' + ')}`;
}
