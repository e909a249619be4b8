import { poolPrizes, texts, type GameId, type GameResult } from '@veloc/rules';
import { datedWeekday } from '../../shared/copy/drawDay';

const GREATEST = poolPrizes.lotto535[0]?.name;
const outcomeNames: Readonly<Record<string, string>> = texts.outcomeLabels;

/** 'Kỳ #01271'; the day where the draw has no number. */
export function resultName({ name, resultDate }: GameResult): string {
  return name ?? `Kỳ ${resultDate}`;
}

/** 'Thứ Năm 19/11/2026, 18:00'. */
export function resultMoment({ resultDate, resultTime }: GameResult): string {
  return [datedWeekday(resultDate), resultTime].filter(Boolean).join(', ');
}

/** 'Chẵn 11-12', 'Nhỏ': what Keno's side games pay on. */
export function outcomeLabel({ outcomes }: GameResult): string[] {
  return [outcomes?.parity, outcomes?.size].flatMap((outcome) =>
    outcome === undefined ? [] : [outcomeNames[outcome] ?? outcome],
  );
}

/** How many won the first jackpot; null where the draw has none or does not say. */
export function jackpotWinners({ jackpot1, prizes }: GameResult): number | null {
  if (jackpot1 === undefined) return null;
  return prizes.find(({ name }) => name.startsWith('Jackpot') || name === GREATEST)?.count ?? null;
}

/** What a game calls its pool: 'Jackpot', 'Độc Đắc'. */
export function jackpotName(gameId: GameId): string {
  return gameId === 'lotto535' ? 'Độc Đắc' : 'Jackpot';
}
