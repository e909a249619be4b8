import { PagedList } from '../../../shared/PagedList';
import type { GameLine, GameResult, ResultGame } from '@veloc/rules';
import {
  Card,
  DrawResult,
  DrawTiers,
  EmptyState,
  formatMoney,
  Inline,
  ReceiptFacts,
  Skeleton,
  Stack,
  Text,
} from '@veloc/ui';
import { useKeepResults } from '../../../data/keptTickets';
import { useDrawResults } from '../../../data/results';
import { KeptDrawsNotice, resultOf, useKeptList } from './KeptDraws';
import { drawnTiers, resultMoment, resultName, shortMoment } from '../../../features/result/result';
import { presentationOf } from '../../../games/gamePresentations';
import { heldLine } from '../../../features/ticket/heldTicket';
import { prizeLines } from '../../../features/ticket/tiers';
import * as styles from '../../../features/result/Result.css';

/** Draws of more numbers than a game of balls has. */
const MOST_IN_A_ROW = 7;

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
  if (prizes.length === 0) return <MissedDraw result={result} />;
  const { bonus, ...held } = heldLine(line, result.numbers, result.special);
  const tiers = drawnTiers(result);
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
        bonus={presentationOf(line.gameId).typesBonus === false ? [] : bonus}
      />
      <Stack gap={4} className={styles.hits}>
        <Text size="caption" tone="soft">
          Số quay kỳ này
        </Text>
        {tiers ? (
          <DrawTiers tiers={tiers} />
        ) : (
          <DrawResult
            aria-label="Các số đã quay"
            numbers={result.numbers}
            bonus={result.special ?? []}
            size={result.numbers.length > MOST_IN_A_ROW ? 'small' : 'mini'}
          />
        )}
      </Stack>
      <Stack gap={4} className={styles.hits}>
        <Text size="caption" tone="soft">
          Nếu đã mua kỳ này
        </Text>
        <ReceiptFacts
          facts={prizes.map(({ name, lines, value, jackpot }) => ({
            label: lines > 1 ? `${lines} × ${name}` : name,
            value: jackpot ? 'Trúng jackpot' : formatMoney(lines * value),
          }))}
        />
      </Stack>
    </Card>
  );
}

/** A draw in which the numbers would have won nothing: one line, and no word of how near they came. */
function MissedDraw({ result }: { result: GameResult }) {
  return (
    <Card inset="medium">
      <Inline justify="space-between" rowGap={0} align="baseline">
        <Inline rowGap={0} align="baseline">
          <Text as="h2" weight="bold" tone="plain">
            {resultName(result)}
          </Text>
          <Text as="span" size="label" tone="soft">
            {shortMoment(result)}
          </Text>
        </Inline>
        <Text as="span" size="label" tone="soft">
          Không trúng
        </Text>
      </Inline>
    </Card>
  );
}
