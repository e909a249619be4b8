import { sameMoney, stakeOf, TICKET_PRICE, type GameId, type TicketByGame } from '@veloc/rules';
import { Card, formatMoney, ReceiptFacts, Stack, Text } from '@veloc/ui';
import { chanceLabel } from '../../shared/copy/format';

interface SameMoneyCardProps {
  gameId: GameId;
  ticket: TicketByGame[GameId];
}

/** A bao beside single tickets for the same money; nothing of a ticket of one play. */
export function SameMoneyCard({ gameId, ticket }: SameMoneyCardProps) {
  const compared = sameMoney(gameId, ticket);
  if (!compared) return null;
  const { plays, bao, singles } = compared;
  const ways = [
    { name: 'Vé bao này', ...bao },
    { name: `${plays} vé thường ngẫu nhiên, cùng kỳ hay mỗi kỳ một vé`, ...singles },
  ];
  return (
    <Card>
      <Stack gap={12}>
        <Text as="h3" size="subtitle">
          Cùng {formatMoney(plays * stakeOf(gameId, ticket) * TICKET_PRICE)} tiền vé
        </Text>
        {ways.map(({ name, top, any }) => (
          <Stack key={name} gap={4}>
            <Text size="label" tone="soft">
              {name}
            </Text>
            <ReceiptFacts
              facts={[
                { label: 'Trúng giải cao nhất', value: chanceLabel(top) },
                { label: 'Trúng giải bất kỳ', value: chanceLabel(any) },
              ]}
            />
          </Stack>
        ))}
        <Text size="label" tone="soft">
          Trung bình số tiền trúng như nhau. Vé bao trúng ít lần hơn, mỗi lần được nhiều giải hơn.
        </Text>
      </Stack>
    </Card>
  );
}
