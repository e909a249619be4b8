import type { GameLine, GameResult, ResultGame } from '@veloc/rules';
import { ButtonLink, EmptyState, Notice, Skeleton, SproutIcon, Stack } from '@veloc/ui';
import { useKeepResults } from '../../../data/keptTickets';
import { useDrawResults, useFarResult } from '../../../data/results';
import { prizeLines } from '../../../features/ticket/tiers';
import { PagedList } from '../../../shared/PagedList';
import * as paths from '../../../shared/paths';
import { checkedSentence, drawSentenceOf } from '../checkedWords';
import { CheckedDraw } from './CheckedDraw';
import { KeptDrawsNotice, resultOf, useKeptList } from './KeptDraws';

interface CheckedDrawsProps {
  game: ResultGame;
  line: GameLine;
  drawId: string | null;
}

/** A ticket held against the draws of its game, newest first. */
export function CheckedDraws({ game, line, drawId }: CheckedDrawsProps) {
  const asked = useDrawResults(game);
  const { kept, list } = useKeptList(game, asked, ({ draws }) => draws.map((draw) => resultOf(game, draw)));
  useKeepResults(game, kept === null && !asked.isLoading && !asked.error);
  const only = useOnly(game, drawId, list);
  const { items, ended } = only ?? list;
  return (
    <>
      {kept ? <KeptDrawsNotice known={kept} /> : null}
      {items.length > 0 ? (
        <Outcome game={game} line={line} results={items} ended={ended} isAlone={only !== null} />
      ) : null}
      <PagedList
        list={only ?? list}
        label="Kết quả dò"
        items={items}
        keyOf={({ id }) => id}
        failure="Chưa tải được kết quả"
        loading={
          <Stack as="section" aria-busy="true" aria-label="Đang tải kết quả" gap={10}>
            <Skeleton shape="block" height="6rem" />
            <Skeleton shape="block" height="6rem" />
          </Stack>
        }
        empty={<EmptyState title="Chưa có kết quả để dò">Kỳ quay đầu tiên xong là dò được ở đây.</EmptyState>}
        notice={null}
        endLine={only ? '' : 'Đã dò hết các kỳ'}
        loadingLine="Đang tải thêm kết quả…"
      >
        {(result) => <CheckedDraw result={result} line={line} />}
      </PagedList>
    </>
  );
}

/** The draw that was asked for as a list, also one that the list of its game has not come to; null where all are wanted. */
function useOnly(game: ResultGame, drawId: string | null, list: ReturnType<typeof useDrawResults>) {
  const listed = list.items.filter(({ id }) => id === drawId);
  const isFar = drawId !== null && listed.length === 0 && !list.isLoading && !list.error;
  const far = useFarResult(game, isFar ? drawId : null);
  if (drawId === null) return null;
  const isLoading = list.isLoading || (isFar && far.result === undefined && !far.error);
  const items = far.result ? [far.result] : listed;
  return { ...list, items, error: list.error ?? far.error, isLoading, ended: true, loadMore: () => undefined };
}

interface OutcomeProps {
  game: ResultGame;
  line: GameLine;
  results: readonly GameResult[];
  ended: boolean;
  /** One draw was asked for. */
  isAlone: boolean;
}

/** What came of the numbers, over the draws that tell it one by one. */
function Outcome({ game, line, results, ended, isAlone }: OutcomeProps) {
  const won = results.filter((result) => prizeLines(line, result).length > 0).length;
  const [newest, oldest] = [results.at(0), results.at(-1)];
  if (!newest || !oldest) return null;
  const counts = { draws: results.length, won, newest: newest.resultDate, oldest: oldest.resultDate, ended };
  const all = (
    <ButtonLink kind="tonal" size="medium" href={paths.checkOf(game)}>
      Dò mọi kỳ
    </ButtonLink>
  );
  return (
    <Notice
      tone={won > 0 ? 'gold' : 'plain'}
      icon={won > 0 ? undefined : <SproutIcon />}
      role="status"
      actions={isAlone ? all : null}
    >
      {isAlone ? drawSentenceOf(newest, won > 0) : checkedSentence(counts)}
    </Notice>
  );
}
