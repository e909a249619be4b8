import {
  kenoOutcomes,
  outcomeLabels,
  readLine,
  type GameId,
  type GameLine,
  type HistoryPeriod,
  type HistoryTicket,
} from '@veloc/rules';
import { regionalTiersOf } from '../../features/regional/channels';
import { drawnTiers } from '../../features/result/result';
import { regionalDrawOf } from '../../features/ticket/regionalPlay';

/** One line of what was drawn. */
export interface ResultStrip {
  label: string;
  words: string;
}

type Drawn = readonly (number | string)[];

/** '05 17 23 31 44 52'. */
export function drawnLabel(numbers: Drawn): string {
  return numbers.map((value) => String(value).padStart(2, '0')).join(' ');
}

/** What was drawn, as text below the tickets: in one line or, where prizes have numbers of their own, by prize. */
export function resultStrips(gameId: GameId, { result, tickets }: Pick<HistoryPeriod, 'result' | 'tickets'>) {
  if (!result) return [];
  const tiers = regionalTiers(gameId, { result, tickets }) ?? drawnTiers({ gameId, numbers: result });
  const strips = tiers?.map(({ name, numbers }) => ({ label: name, words: drawnLabel(numbers) })) ?? [
    { label: 'Kết quả', words: drawnLabel(result) },
  ];
  return [...sideStrip(gameId, result), ...strips];
}

/** 'Lẻ · 13 trên 20 số': what a bet is held against, which nobody should have to count. */
function sideStrip(gameId: GameId, result: Drawn): ResultStrip[] {
  if (gameId !== 'kenoeo' && gameId !== 'kenoud') return [];
  const { parity, size } = kenoOutcomes({ numbers: result.map(Number) });
  const { outcome, count } = gameId === 'kenoeo' ? parity : size;
  return [{ label: 'Kỳ này', words: `${outcomeLabels[outcome]} · ${count} trên ${result.length} số` }];
}

const byLastPrize = ['Đặc biệt'];
const byFirstAndLast = [...byLastPrize, 'Giải Bảy', 'Giải Tám'];

/** The prizes of a regional draw that these tickets are held against: of a 'lô' all of them; null for other games. */
function regionalTiers(gameId: GameId, { result, tickets }: { result: Drawn; tickets: readonly HistoryTicket[] }) {
  if (gameId !== 'loto' && gameId !== 'classic') return null;
  const { prizes } = regionalDrawOf(result);
  const tiers = regionalTiersOf(
    Object.fromEntries(Object.entries(prizes).map(([tier, numbers]) => [tier.toUpperCase(), numbers])),
  );
  const types = tickets.map(({ ticket }) => lotoTypeId(readLine({ gameId, ticket })));
  if (types.some((type) => type.startsWith('L'))) return tiers;
  const names = types.some((type) => type.startsWith('D')) ? byFirstAndLast : byLastPrize;
  return tiers.filter(({ name }) => names.includes(name));
}

function lotoTypeId(line: GameLine | null): string {
  return line?.gameId === 'loto' ? line.ticket.lotoType.id : '';
}
