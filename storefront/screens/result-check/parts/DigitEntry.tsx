import { Card, DigitPad, DigitTiles, Stack, Text, type DigitKey, type DigitTilesProps } from '@veloc/ui';
import * as styles from '../Check.css';

interface DigitEntryProps extends Pick<DigitTilesProps, 'label' | 'groups' | 'length' | 'least' | 'active'> {
  /** What is missing, or what the digits make. */
  words: string;
  /** Why no digit more is taken; undefined while one is. */
  whyFull: string | undefined;
  onType: (digit: string) => void;
  onDelete: () => void;
  onClear: () => void;
  onSelect?: (place: number) => void;
  /** A text with digits was pasted. */
  onPaste: (text: string) => void;
}

/** Digits typed by keys on the page, or by a keyboard once the tiles or the keys have the focus. */
export function DigitEntry({
  words,
  whyFull,
  onType,
  onDelete,
  onClear,
  onSelect,
  onPaste,
  ...tiles
}: DigitEntryProps) {
  const isEmpty = tiles.groups.every((group) => group === '');
  const whyNot = (key: DigitKey) => {
    if (key === 'delete' || key === 'clear') return isEmpty ? 'Chưa có chữ số để xóa' : undefined;
    return whyFull;
  };
  const typing = { whyNot, onType: ({ digit }: { digit: string }) => onType(digit), onDelete };
  return (
    <Card inset="small" onPaste={(event) => onPaste(event.clipboardData.getData('text'))}>
      <Stack gap={12}>
        <Stack gap={6}>
          <DigitTiles
            className={styles.digits}
            size={42}
            {...tiles}
            {...typing}
            {...(onSelect && { onSelect: ({ index }: { index: number }) => onSelect(index) })}
          />
          <Text size="label" tone="soft" align="center">
            {words}
          </Text>
        </Stack>
        <DigitPad shape="compact" {...typing} onClear={onClear} />
      </Stack>
    </Card>
  );
}
