import { IconButton, LastTwoDigits, PrinterIcon, PrintSheet, DrawTable, Share2Icon, Stack, Text } from '@veloc/ui';
import { useState, type ComponentProps } from 'react';
import { useShare } from '../../../shared/useShare';
import { drawTableText } from '../../../games/regional';

interface DayActionsProps {
  /** Whose draws and of which day: 'Xổ số miền Nam, Thứ Bảy 15/08/2026'. */
  title: string;
  /** Where these draws alone stand. */
  address: string;
  table: Pick<ComponentProps<typeof DrawTable>, 'tiers' | 'draws'>;
  endings: ComponentProps<typeof LastTwoDigits>['draws'];
}

/** A day's draws on paper, and passed on in words. */
export function DayActions({ title, address, table, endings }: DayActionsProps) {
  const share = useShare();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <IconButton label="In kết quả" icon={<PrinterIcon />} onClick={() => setPrinting(true)} />
      <IconButton
        label="Chia sẻ"
        icon={<Share2Icon />}
        onClick={() => void share({ title, text: drawTableText(title, table), address })}
      />
      <PrintSheet open={isPrinting} onClose={() => setPrinting(false)}>
        <Text as="h1" size="heading" tone="plain">
          {title}
        </Text>
        <DrawTable label={title} {...table} />
        <Stack gap={2}>
          <Text as="h2" weight="bold" tone="plain">
            Bảng hai số cuối
          </Text>
          <LastTwoDigits label={`Hai số cuối, ${title}`} draws={endings} />
        </Stack>
        <Text size="label" tone="plain">
          In từ Vé Lộc. Chỉ để tra cứu; giải được trả theo kết quả của công ty xổ số.
        </Text>
      </PrintSheet>
    </>
  );
}
