import { bundleOf, kenoFreeMethod, noPicks, ticketOdds, TICKET_PRICE, type GameEntry } from '@veloc/rules';
import { Columns, formatMoney, Stack, Text } from '@veloc/ui';
import LastDraw from '../../../../features/result/LastDraw';
import { lastDraw } from '../../../../features/result/LastDraw.css';
import type { Builder } from '../../../../features/builder/useBuilder';
import { chanceLabel } from '../../../../shared/copy/format';

type Chosen = Pick<Builder, 'method' | 'slots' | 'betAmount' | 'fillCount'>;

/** How many numbers a set has: of free tickets, those of the longest one, or as many as an empty one invites to. */
function levelOf({ method, slots, fillCount }: Chosen): number {
  const chosen = method.id === kenoFreeMethod.id ? slots.filter(({ isDone }) => isDone) : [];
  const longest = Math.max(0, ...chosen.map(({ picks }) => picks.numbers.length));
  return bundleOf(method.id)?.level ?? (longest || fillCount({ picks: noPicks }));
}

interface KenoFactsProps {
  builder: Chosen;
  /** Undefined until the periods are here. */
  entry: GameEntry | undefined;
  /** They do not come. */
  isUnknown: boolean;
}

/** A figure under what it is. */
function Fact({ label, children }: { label: string; children: string }) {
  return (
    <p>
      <Text as="span" size="caption" tone="soft">
        {label}
      </Text>
      <br />
      <Text as="strong" weight="bold" tone="accent">
        {children}
      </Text>
    </p>
  );
}

/** What is looked for before numbers are picked: the best prize of the level with its chance, and the last draw. */
export function KenoFacts({ builder, entry, isUnknown }: KenoFactsProps) {
  const { method, betAmount } = builder;
  const level = levelOf(builder);
  const isBundle = bundleOf(method.id) !== null;
  const listNumber = Array.from({ length: level }, (_, index) => index + 1);
  const [best] =
    method.outcomes.length > 0
      ? []
      : ticketOdds('keno', {
          code: 'A',
          label: 'keno',
          listNumber,
          playMethod: `LEVEL_${level}`,
          betAmount: TICKET_PRICE,
          price: String(TICKET_PRICE),
          isDone: true,
        });
  return (
    <Stack gap={6}>
      {best ? (
        <Columns minColumnWidth="8.5rem" gap={10}>
          <Fact label={isBundle ? `Mỗi bộ trúng cả ${level} số` : `Bậc ${level}: trúng cả ${level} số`}>
            {formatMoney((best.value * betAmount) / TICKET_PRICE)}
          </Fact>
          <Fact label={isBundle ? 'Cơ hội của mỗi bộ' : 'Cơ hội'}>{chanceLabel(best.chance)}</Fact>
        </Columns>
      ) : null}
      <div className={lastDraw}>
        <LastDraw entry={entry && { ...entry, gameId: 'keno' }} isUnknown={isUnknown} />
      </div>
    </Stack>
  );
}
