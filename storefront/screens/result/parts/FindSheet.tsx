import { BottomSheet, Button, ChipGroup, SearchField, Stack, Text } from '@veloc/ui';
import { useSheetOpen } from '../../../state/contexts';
import type { useRegionalQuery } from '../regionalQuery';
import { DrawDay } from './DrawDay';

const EVERY = 'every';

interface FindSheetProps {
  open: boolean;
  query: ReturnType<typeof useRegionalQuery>;
  /** The companies of the region. */
  channels: readonly { value: string; label: string }[];
  /** How many last digits are looked for. */
  endingLength: number;
  /** How many numbers end as is looked for; null while nothing is. */
  found: string | null;
  onClose: () => void;
}

/** Which of a region's draws are wanted: a day, a company, last digits. The list behind it follows at once. */
export function FindSheet({ open, query, channels, endingLength, found, onClose }: FindSheetProps) {
  const { resultDate, channelId, ending = '', change } = query;
  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={onClose}
      title="Tìm kết quả"
      footer={
        <Button wide onClick={onClose}>
          Xem kết quả
        </Button>
      }
    >
      <Stack gap={16}>
        <Stack gap={6}>
          <Heading>Ngày quay</Heading>
          <DrawDay value={resultDate} onChange={(day) => change({ resultDate: day })} />
        </Stack>
        {channels.length > 1 ? (
          <Stack gap={6}>
            <Heading>Đài</Heading>
            <ChipGroup
              label="Đài"
              options={[{ value: EVERY, label: 'Tất cả đài' }, ...channels]}
              value={channelId ?? EVERY}
              onChange={({ value }) => change({ channelId: value === EVERY ? undefined : value })}
            />
          </Stack>
        ) : null}
        <Stack gap={6}>
          <Heading>Tìm số</Heading>
          <SearchField
            label="Tìm số"
            placeholder={`${endingLength} số cuối`}
            inputMode="numeric"
            maxLength={endingLength}
            value={ending}
            onChange={({ value }) => change({ ending: value.replaceAll(/\D/g, '') || undefined })}
          />
          <Text role="status" size="label" tone="soft">
            {found}
          </Text>
        </Stack>
      </Stack>
    </BottomSheet>
  );
}

/** Each group and field says the same to a screen reader. */
function Heading({ children }: { children: string }) {
  return (
    <Text size="label" weight="semibold" aria-hidden="true">
      {children}
    </Text>
  );
}
