import { bundleOf, ticketOdds, TICKET_PRICE, type GameEntry, type SlotMethod } from '@veloc/rules';
import { Facts, formatMoney, Stack, Text } from '@veloc/ui';
import LastDraw from '../../../../features/result/LastDraw';
import { chanceLabel } from '../../../../shared/copy/format';

interface KenoFactsProps {
  method: SlotMethod;
  /** Đồng staked on a ticket. */
  stake: number;
  entry: GameEntry;
}

/** What is looked for before numbers are picked: the best prize of the level with its chance, and the last draw. */
export function KenoFacts({ method, stake, entry }: KenoFactsProps) {
  const level = bundleOf(method.id)?.level ?? method.numbers.most;
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
    <Stack gap={2}>
      {best ? (
        <Text as="p" size="caption" tone="soft">
          <Facts
            facts={[
              <>
                Trúng cả {level} số:{' '}
                <Text as="strong" size="caption" weight="bold" tone="accent">
                  {formatMoney((best.value * stake) / TICKET_PRICE)}
                </Text>
              </>,
              `cơ hội ${chanceLabel(best.chance)}`,
            ]}
          />
        </Text>
      ) : null}
      <LastDraw entry={{ ...entry, gameId: 'keno' }} />
    </Stack>
  );
}
