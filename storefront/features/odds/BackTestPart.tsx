import { feedOf, resultGames, type BackTest, type GameId, type TicketByGame } from '@veloc/rules';
import {
  Card,
  Divider,
  EmptyState,
  formatMoney,
  ReceiptFacts,
  Skeleton,
  Sparkline,
  Stack,
  Text,
  TotalBox,
} from '@veloc/ui';
import { usePastDraws } from '../../data/results';
import { chanceLabel, formatNumber } from '../../shared/copy/format';
import { LoadFallback } from '../../shared/LoadFallback';
import { useBackTest } from './useBackTest';

/** Points of a line that is a phone wide; more would be drawn over one another. */
const POINTS = 120;

interface BackTestPartProps {
  gameId: GameId;
  ticket: TicketByGame[GameId];
  /** The chance of its dearest prize in one draw, 0 to 1. */
  chance: number;
}

/** What this ticket would have cost and won in the draws that were: what numbers are "due" has no say in it. */
export function BackTestPart({ gameId, ticket, chance }: BackTestPartProps) {
  const game = resultGames.find((known) => known === feedOf[gameId]) ?? resultGames[0];
  const { draws, error, isLoading, retry } = usePastDraws(game);
  const test = useBackTest(gameId, ticket, draws);
  return (
    <Card role="group" aria-label="Nếu đã mua vé này mọi kỳ" aria-busy={test === null && !error}>
      {test ? (
        test.draws > 0 ? (
          <Figures test={test} chance={chance} />
        ) : (
          <EmptyState title="Chưa có kỳ quay nào để so">Kỳ đầu tiên quay xong là có số liệu ở đây.</EmptyState>
        )
      ) : (
        <LoadFallback error={error} failure="Chưa tải được các kỳ đã quay" onRetry={retry} isRetrying={isLoading}>
          <Stack gap={10}>
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton height="7rem" shape="block" />
            <Skeleton height="6rem" shape="block" />
          </Stack>
        </LoadFallback>
      )}
    </Card>
  );
}

function Figures({ test, chance }: { test: BackTest; chance: number }) {
  const { cost, won, jackpots, tiers, best, longestDry, balance } = test;
  const rest = won - cost;
  return (
    <Stack gap={12}>
      <Stack gap={2}>
        <Text as="h3" size="subtitle">
          Nếu đã mua vé này mọi kỳ
        </Text>
        <Text size="label" tone="soft">
          {formatNumber(test.draws)} kỳ, từ {balance[0]?.draw.date} đến {balance.at(-1)?.draw.date}, tính theo giá vé và
          giải thưởng hôm nay.
        </Text>
      </Stack>
      <TotalBox
        kind="sunken"
        rows={[
          { label: 'Đã tốn', amount: cost },
          { label: 'Đã trúng', amount: won },
          { label: rest < 0 ? 'Lỗ' : 'Lãi', amount: Math.abs(rest), emphasis: 'total' },
        ]}
      />
      <Sparkline
        label="Số tiền lãi lỗ sau từng kỳ"
        description={`Từ 0 ₫ đến ${rest < 0 ? 'lỗ' : 'lãi'} ${formatMoney(Math.abs(rest))}.`}
        points={sampled(balance)}
        format={(value) => formatMoney(value)}
        pointName="Ngày"
        valueName="Lãi lỗ"
        tableHidden
      />
      <Divider />
      <ReceiptFacts
        facts={[
          ...tiers.map((tier) => ({
            label: tier.name,
            value: [`${formatNumber(tier.draws)} kỳ`, tier.won > 0 ? formatMoney(tier.won) : null]
              .filter(Boolean)
              .join(' · '),
          })),
          ...(best
            ? [
                {
                  label: `Trúng nhiều nhất${best.draw.drawNo ? `, kỳ #${best.draw.drawNo}` : ''}`,
                  value: formatMoney(best.won),
                },
              ]
            : []),
          { label: 'Lâu nhất không trúng', value: `${formatNumber(longestDry)} kỳ liền` },
        ]}
      />
      {jackpots > 0 ? (
        <Text size="label" tone="soft">
          Số tiền Jackpot không tính vào đây, vì mỗi kỳ một khác.
        </Text>
      ) : null}
      <Text size="label" tone="soft">
        Kỳ sau vẫn là {chanceLabel(chance)}: các kỳ đã quay không làm vé này dễ trúng hơn hay khó trúng hơn.
      </Text>
    </Stack>
  );
}

/** So many of the balances, evenly, and the last one with them. */
function sampled(balance: BackTest['balance']) {
  const step = Math.ceil(balance.length / POINTS);
  return balance
    .filter((_, index) => index % step === 0 || index === balance.length - 1)
    .map(({ draw, amount }) => ({ label: draw.date, value: amount }));
}
