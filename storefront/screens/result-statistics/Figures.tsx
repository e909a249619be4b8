import { rulesOf, type DrawStatistics, type NumberCount, type ResultGame } from '@veloc/rules';
import {
  BarChart,
  Card,
  formatMoney,
  ReceiptFacts,
  Sparkline,
  Stack,
  Text,
  type ChartPoint,
  type ReceiptFact,
} from '@veloc/ui';
import { figuresApart } from '../../features/ticket/TicketFigures';
import { jackpotName } from '../../features/result/result';

interface FiguresProps {
  game: ResultGame;
  statistics: DrawStatistics;
}

/** The counts of a game as charts, each with its table. */
export function Figures({ game, statistics }: FiguresProps) {
  const { numbers, specials, jackpots, draws } = statistics;
  const among = [`Trong ${draws} kỳ gần nhất`, daysOf(statistics)].filter(Boolean).join(', ') + '.';
  const isByDigits = rulesOf(game).drums.numbers === null;
  return (
    <>
      <Card>
        <Stack gap={12}>
          {/* Of a game of digits only those that came most are counted, so its least is not known. */}
          <ReceiptFacts facts={isByDigits ? [mostOf(numbers)] : [mostOf(numbers), leastOf(numbers)]} />
          <BarChart
            label={isByDigits ? 'Bộ số về nhiều nhất' : 'Số lần về của mỗi số'}
            description={among}
            points={pointsOf(numbers)}
            pointName={isByDigits ? 'Bộ số' : 'Số'}
            valueName="Số lần về"
            layout={isByDigits ? 'rows' : 'columns'}
          />
        </Stack>
      </Card>
      {specials.length > 0 ? (
        <Card>
          <Stack gap={12}>
            <ReceiptFacts facts={[mostOf(specials), leastOf(specials)]} />
            <BarChart
              label="Số lần về của số đặc biệt"
              description={among}
              points={pointsOf(specials)}
              pointName="Số đặc biệt"
              valueName="Số lần về"
            />
          </Stack>
        </Card>
      ) : null}
      <Jackpots game={game} jackpots={jackpots} />
    </>
  );
}

function Jackpots({ game, jackpots }: { game: ResultGame; jackpots: DrawStatistics['jackpots'] }) {
  const first = growthOf(jackpots, 'jackpot1');
  const second = growthOf(jackpots, 'jackpot2');
  const name = second.length > 1 ? 'Jackpot 1' : jackpotName(game);
  return (
    <>
      <Growth name={name} points={first} />
      <Growth name="Jackpot 2" points={second} />
    </>
  );
}

/** One pool from draw to draw; nothing to see of a single one. */
function Growth({ name, points }: { name: string; points: readonly ChartPoint[] }) {
  if (points.length < 2) return null;
  const last = points.at(-1);
  const [highest, lowest] = [bestOf(points, Math.max), bestOf(points, Math.min)];
  return (
    <Card>
      <Stack gap={10}>
        <div>
          <Text as="h2" size="subtitle" weight="bold">
            {name} qua {points.length} kỳ
          </Text>
          {last ? (
            <Text size="label" tone="soft">
              Kỳ {last.label}: {formatMoney(last.value)}
            </Text>
          ) : null}
        </div>
        <Sparkline
          label={`${name} qua ${points.length} kỳ`}
          points={points}
          format={formatMoney}
          pointName="Kỳ quay"
          valueName={name}
        />
        <ReceiptFacts
          facts={[
            { label: `Cao nhất · kỳ ${highest.label}`, value: formatMoney(highest.value) },
            { label: `Thấp nhất · kỳ ${lowest.label}`, value: formatMoney(lowest.value) },
          ]}
        />
      </Stack>
    </Card>
  );
}

function growthOf(jackpots: DrawStatistics['jackpots'], which: 'jackpot1' | 'jackpot2'): ChartPoint[] {
  const points = new Map<string, ChartPoint>();
  for (const jackpot of jackpots) {
    const value = jackpot[which];
    // Two draws of one day have one label; the later one stands.
    if (value !== null) points.set(jackpot.date, { label: jackpot.date, value });
  }
  return [...points.values()];
}

function pointsOf(numbers: readonly NumberCount[]): ChartPoint[] {
  return numbers.map(({ number, count, lastSeen }) => ({
    label: typeof number === 'number' ? String(number).padStart(2, '0') : number,
    value: count,
    text: lastSeen ? `${count} lần, gần nhất ${lastSeen}` : 'chưa về',
  }));
}

/** Further numbers that came up as often are counted. */
const MOST_NAMED = 6;

/** 'Về nhiều nhất · 15 lần' and '04, 15, 26'. */
function mostOf(numbers: readonly NumberCount[]): ReceiptFact {
  const count = Math.max(...numbers.map((entry) => entry.count));
  return { label: `Về nhiều nhất · ${timesOf(count)}`, value: namesOf(numbers, count) };
}

/** 'Về ít nhất · chưa về' and '13'. */
function leastOf(numbers: readonly NumberCount[]): ReceiptFact {
  const count = Math.min(...numbers.map((entry) => entry.count));
  return { label: `Về ít nhất · ${timesOf(count)}`, value: namesOf(numbers, count) };
}

const timesOf = (count: number) => (count === 0 ? 'chưa về' : `${count} lần`);

function namesOf(numbers: readonly NumberCount[], count: number): string {
  const equal = numbers.filter((entry) => entry.count === count);
  const named = equal.slice(0, MOST_NAMED).map(({ number }) => String(number).padStart(2, '0'));
  const others = equal.length > MOST_NAMED ? ` và ${equal.length - MOST_NAMED} số nữa` : '';
  return figuresApart(named.join(', ')) + others;
}

/** The earliest point of the highest or of the lowest value; there is one at least. */
function bestOf(points: readonly ChartPoint[], pick: (...values: number[]) => number): ChartPoint {
  const value = pick(...points.map((point) => point.value));
  return points.find((point) => point.value === value) ?? { label: '', value };
}

/** 'từ 20/05/2026 đến 01/07/2026': the days of the draws, where they are told; null where they are not. */
function daysOf({ jackpots, draws }: DrawStatistics): string | null {
  const [first, last] = [jackpots.at(0), jackpots.at(-1)];
  return first && last && jackpots.length === draws ? `từ ${first.date} đến ${last.date}` : null;
}
