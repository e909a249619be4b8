import { TICKET_PRICE } from '@veloc/rules';
import { ChipGroup, formatMoney, Stack, Text } from '@veloc/ui';

/** Stakes offered, as multiples of the base price; the server takes any multiple from 1 to 100. */
const TIMES = [1, 2, 5, 10, 20, 50, 100];
const MILLION = 1_000_000;

/** Its nine characters would fit no chip of a narrow phone: '1 triệu ₫'. */
const stakeLabel = (amount: number) =>
  amount < MILLION ? formatMoney(amount) : `${amount / MILLION}\u00A0triệu\u00A0₫`;

interface StakesProps {
  label: string;
  /** Đồng. */
  value: number;
  onChange: (amount: number) => void;
}

/** How much is staked. */
export function Stakes({ label, value, onChange }: StakesProps) {
  return (
    <Stack gap={2}>
      <Text as="h2" size="subtitle" weight="bold">
        {label}
      </Text>
      <ChipGroup
        label={label}
        layout="grid"
        options={TIMES.map((times) => ({
          value: String(times * TICKET_PRICE),
          label: stakeLabel(times * TICKET_PRICE),
        }))}
        value={String(value)}
        onChange={({ value: chosen }) => onChange(Number(chosen))}
      />
    </Stack>
  );
}
