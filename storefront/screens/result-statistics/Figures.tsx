import { rulesOf, type DrawStatistics, type NumberCount, type ResultGame } from '@veloc/rules';
import { BarChart, Card, formatMoney, Sparkline, Stack, Text, type ChartPoint } from '@veloc/ui';
import { jackpotName } from '../../features/result/result';

interface FiguresProps {
  game: ResultGame;
  statistics: DrawStatistics;
}

/** The counts of a game as charts, each with its table. */
export function Figures({ game, statistics }: FiguresProps) {
  const { numbers, specials, jackpots, draws } = statistics;
  const isByDigits = rulesOf(game).drums.numbers === null;
  return (
    <>
      <Card>
        <BarChart
          label={isByDigits ? 'Bộ số về nhiều nhất' : 'Số lần về của mỗi số'}
          description={descriptionOf(numbers, draws)}
          points={pointsOf(numbers)}
          pointName={isByDigits ? 'Bộ số' : 'Số'}
          valueName="Số lần về"
          layout={isByDigits ? 'rows' : 'columns'}
        />
      </Card>
      {specials.length > 0 ? (
        <Card>
          <BarChart
            label="Số lần về của số đặc biệt"
            description={descriptionOf(specials, draws)}
            points={pointsOf(specials)}
            pointName="Số đặc biệt"
            valueName="Số lần về"
          />
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

/** 'Trong 100 kỳ: 07 về 18 lần, 31 về 6 lần.' */
function descriptionOf(numbers: readonly NumberCount[], draws: number): string {
  const sorted = numbers.toSorted((first, second) => second.count - first.count);
  const words = (entry: NumberCount | undefined) =>
    entry ? `${String(entry.number).padStart(2, '0')} về ${entry.count} lần` : '';
  return `Trong ${draws} kỳ: nhiều nhất ${words(sorted[0])}, ít nhất ${words(sorted.at(-1))}.`;
}
