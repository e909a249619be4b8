import { TICKET_PRICE } from '@veloc/rules';
import { ChipGroup, formatMoney, Stack, Text } from '@veloc/ui';
import { bleed } from '../../../../shared/place.css';

/** Stakes offered, as multiples of the base price; the server takes any multiple from 1 to 100. */
const TIMES = [1, 2, 5, 10, 20, 50, 100];

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
        className={bleed}
        options={TIMES.map((times) => ({
          value: String(times * TICKET_PRICE),
          label: formatMoney(times * TICKET_PRICE),
        }))}
        value={String(value)}
        onChange={({ value: chosen }) => onChange(Number(chosen))}
      />
    </Stack>
  );
}
