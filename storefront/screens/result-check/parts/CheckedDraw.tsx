import type { GameLine, GameResult } from '@veloc/rules';
import {
  Card,
  CardLink,
  DrawResult,
  DrawTiers,
  formatMoney,
  Inline,
  ReceiptFacts,
  Stack,
  StatusBadge,
  Text,
  TrophyIcon,
} from '@veloc/ui';
import { drawnHits } from '../../../features/ticket/heldTicket';
import { drawnTiers, resultName, shortMoment } from '../../../features/result/result';
import * as styles from '../../../features/result/Result.css';
import { figuresApart } from '../../../features/ticket/TicketFigures';
import { prizeLines } from '../../../features/ticket/tiers';
import * as paths from '../../../shared/paths';

/** Draws of more numbers than a game of balls has. */
const MOST_IN_A_ROW = 7;

interface CheckedDrawProps {
  result: GameResult;
  line: GameLine;
}

/** One draw, and what the numbers would have won in it. */
export function CheckedDraw({ result, line }: CheckedDrawProps) {
  const prizes = prizeLines(line, result);
  if (prizes.length === 0) return <MissedDraw result={result} />;
  const hasJackpot = prizes.some(({ jackpot }) => jackpot);
  const amount = prizes.reduce((sum, { lines, value }) => sum + lines * value, 0);
  const tiers = drawnTiers(result);
  const { matched, matchedBonus } = drawnHits(line, result);
  return (
    <Card inset="small">
      <Inline rowGap={4} justify="space-between" className={styles.head}>
        <DrawName result={result} />
        <StatusBadge tone="gold" icon={<TrophyIcon />}>
          {hasJackpot ? 'Trúng jackpot' : `Trúng ${formatMoney(amount)}`}
        </StatusBadge>
      </Inline>
      {tiers ? (
        <DrawTiers tiers={tiers} matched={matched.map(String)} />
      ) : (
        <DrawResult
          aria-label="Các số đã quay"
          numbers={result.numbers}
          bonus={result.special ?? []}
          matched={matched}
          matchedBonus={matchedBonus}
          size={result.numbers.length > MOST_IN_A_ROW ? 'small' : 'medium'}
        />
      )}
      <Stack gap={4} className={styles.hits}>
        <Text size="caption" tone="soft">
          Nếu đã mua kỳ này
        </Text>
        <ReceiptFacts
          facts={prizes.map(({ name, lines, value, jackpot }) => ({
            label: lines > 1 ? `${lines} × ${name}` : name,
            value: jackpot ? 'Tích lũy' : formatMoney(lines * value),
          }))}
        />
      </Stack>
    </Card>
  );
}

/** A draw in which the numbers would have won nothing: what was drawn, and no word of how near they came. */
function MissedDraw({ result }: { result: GameResult }) {
  return (
    <Card inset="small">
      <Stack gap={4}>
        <Inline justify="space-between" rowGap={0} align="baseline">
          <DrawName result={result} />
          <Text as="span" size="label" tone="soft">
            Không trúng
          </Text>
        </Inline>
        <Text size="label" tone="soft">
          {drawnWords(result)}
        </Text>
      </Stack>
    </Card>
  );
}

function DrawName({ result }: { result: GameResult }) {
  return (
    <Inline rowGap={0} align="baseline">
      <Text as="h3" weight="bold" tone="plain">
        <CardLink href={paths.resultOf(result.gameId, result.id)}>{resultName(result)}</CardLink>
      </Text>
      <Text as="span" size="label" tone="soft">
        {shortMoment(result)}
      </Text>
    </Inline>
  );
}

/** '05 17 23 31 44 52 + 08', apart from each other; a line of Keno's twenty breaks between two. */
function drawnWords({ numbers, special = [] }: GameResult): string {
  const words = (values: readonly (number | string)[]) =>
    values.map((value) => String(value).padStart(2, '0')).join(' ');
  return figuresApart(special.length > 0 ? `${words(numbers)} + ${words(special)}` : words(numbers));
}
