import { PagedList } from '../../../shared/PagedList';
import type { GameLine, GameResult, ResultGame } from '@veloc/rules';
import { Card, DrawResult, EmptyState, formatMoney, Inline, Skeleton, Stack, Text } from '@veloc/ui';
import { useKeepResults } from '../../../data/keptTickets';
import { useDrawResults } from '../../../data/results';
import { KeptDrawsNotice, resultOf, useKeptList } from './KeptDraws';
import { resultMoment, resultName } from '../../../features/result/result';
import { presentationOf } from '../../../games/gamePresentations';
import { heldLine } from '../../../features/ticket/heldTicket';
import { prizeLines } from '../../../features/ticket/tiers';
import * as styles from '../../../features/result/Result.css';

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
  return (
    <>
      {kept ? <KeptDrawsNotice known={kept} /> : null}
      <PagedList
        list={drawId === null ? list : { ...list, loadMore: () => undefined, ended: true }}
        label="Kết quả dò"
        items={drawId === null ? list.items : list.items.filter(({ id }) => id === drawId)}
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
        endLine="Đã dò hết các kỳ"
        loadingLine="Đang tải thêm kết quả…"
      >
        {(result) => <CheckedDraw result={result} line={line} />}
      </PagedList>
    </>
  );
}

function CheckedDraw({ result, line }: { result: GameResult; line: GameLine }) {
  const prizes = prizeLines(line, result);
  const isHit = prizes.length > 0;
  const { bonus, ...held } = heldLine(line, isHit ? result.numbers : null, isHit ? result.special : []);
  return (
    <Card inset="medium">
      <Inline align="baseline" className={styles.head}>
        <Text as="h2" weight="bold" tone="plain">
          {resultName(result)}
        </Text>
        <Text as="span" size="label" tone="soft">
          {resultMoment(result)}
        </Text>
      </Inline>
      <DrawResult
        aria-label="Bộ số của bạn"
        {...held}
        faded={!isHit}
        bonus={presentationOf(line.gameId).typesBonus === false ? [] : bonus}
      />
      <Stack gap={4} className={styles.hits}>
        {isHit ? (
          prizes.map(({ tier, name, lines, value, jackpot }) => (
            <Text key={tier} weight="bold" tone="gold">
              {lines > 1 ? `${lines} × ` : ''}
              {name}: {jackpot ? 'trúng jackpot' : formatMoney(lines * value)}
            </Text>
          ))
        ) : (
          <Text size="label" tone="soft">
            Không trúng giải
          </Text>
        )}
      </Stack>
    </Card>
  );
}
