import {
  channelNames,
  readPeriodId,
  type Feed,
  type GameResult,
  type PackedDraw,
  type RegionalResult,
  type ResultGame,
} from '@veloc/rules';
import { Notice } from '@veloc/ui';
import { isUnanswered } from '../../../api/errors';
import { useKeptDraws } from '../../../data/keptTickets';
import type { List } from '../../../data/useList';
import { refusalWords, signedLine } from '../../../features/ticket/keptVerdict';
import { useOnline } from '../../../shared/pageLifecycle';

type KnownDraws = NonNullable<ReturnType<typeof useKeptDraws>['known']>;

/**
 * A list of draws as the shop tells it or, where nobody can be asked and nothing was read before, as this device can prove
 * them: `kept` then, else null.
 */
export function useKeptList<T>(
  feed: Feed,
  asked: List<T>,
  read: (known: KnownDraws) => T[],
): { kept: KnownDraws | null; list: List<T> } {
  const isOnline = useOnline();
  const isCutOff = !isOnline || (asked.error !== undefined && isUnanswered(asked.error));
  const { known } = useKeptDraws(feed, isCutOff && asked.items.length === 0);
  if (!isCutOff || asked.items.length > 0 || !known) return { kept: null, list: asked };
  const list = { ...asked, items: read(known), error: undefined, isLoading: false, isLoadingMore: false, ended: true };
  return { kept: known, list };
}

/** By whose hand the draws are that stand below, and since when. */
export function KeptDrawsNotice({ known: { receivedAt, refused } }: { known: KnownDraws }) {
  return (
    <>
      <Notice tone="info" role="status">
        {signedLine(receivedAt)}. Đang không có mạng, nên kỳ mới hơn có thể chưa có ở đây.
      </Notice>
      {refused ? (
        <Notice tone="warning" role="status">
          {refusalWords[refused]}.
        </Notice>
      ) : null}
    </>
  );
}

const wireDate = (day: string) => day.split('-').toReversed().join('/');

/** A draw that was proved as the list of results has it, without what a page prints beside the numbers. */
export function resultOf(gameId: ResultGame, { drawId, drawNo, numbers, special }: PackedDraw): GameResult {
  const named = readPeriodId(drawId);
  return {
    id: drawId,
    periodId: drawId,
    gameId,
    ...(drawNo !== null && { name: `Kỳ #${drawNo}` }),
    resultDate: wireDate(named?.day ?? ''),
    resultTime: named?.time ?? '',
    numbers: numbers as number[] | string[],
    ...(special && { special: [...special] }),
    prizes: [],
    simulated: false,
  };
}

/** A draw of one lottery company that was proved, as the list of regional results has it. */
export function regionalResultOf({ drawId, tiers }: PackedDraw): RegionalResult {
  const [, day = '', channelId = ''] = drawId.split(':');
  return {
    channelId,
    channelName: channelNames[channelId] ?? channelId,
    resultDate: day.replace(/^(....)(..)(..)$/, '$3/$2/$1'),
    prizes: Object.fromEntries(Object.entries(tiers ?? {}).map(([tier, drawn]) => [tier.toUpperCase(), [...drawn]])),
  };
}
