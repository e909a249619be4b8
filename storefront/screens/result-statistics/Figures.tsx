import { rulesOf, type DrawStatistics, type NumberCount, type ResultGame } from '@veloc/rules';
import { BarChart, Card, formatMoney, ReceiptFacts, Sparkline, Stack, Text, type ChartPoint } from '@veloc/ui';
import { jackpotName } from '../../features/result/result';
import { countedSentence } from './counted';

interface FiguresProps {
  game: ResultGame;
  statistics: DrawStatistics;
}

/** The counts of a game as charts, each with its table. */
export function Figures({ game, statistics }: FiguresProps) {
  const { numbers, specials, jackpots, draws } = statistics;
  const among = [`Trong ${draws} kỳ gần nhất`, daysOf(statistics)].filter(Boolean).join(', ') + '.';
  const isByDigits = rulesOf(game).drums.numbers === null;
  const name = isByDigits ? 'bộ số' : 'số';
  return (
    <>
      <Card>
        <Stack gap={12}>
          <Counted sentence={countedSentence({ name, numbers, draws, isMostAlone: isByDigits })} />
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
            <Counted sentence={countedSentence({ name: 'số đặc biệt', numbers: specials, draws })} />
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

/** What was counted, in words, and that the next draw does not know of it. */
function Counted({ sentence }: { sentence: string }) {
  return (
    <div>
      <Text weight="semibold">{sentence}</Text>
      <Text size="label" tone="soft">
        Kỳ sau không nhớ các kỳ trước: số hay về không dễ về hơn, số vắng mặt không sắp về.
      </Text>
    </div>
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
