import { Money, Text } from '@veloc/ui';
import { pick } from '../Builder.css';

interface QuickPickWordsProps {
  count: number;
  /** Đồng; null where it is known only with the numbers. */
  sum: number | null;
}

/** What a press on the quick pick does, over what that costs. */
export function QuickPickWords({ count, sum }: QuickPickWordsProps) {
  const words = `Chọn nhanh ${count} vé`;
  if (sum === null) return words;
  return (
    <span className={pick}>
      {`${words} `}
      <Text as="span" size="caption" weight="semibold" tone="inherit">
        <Money amount={sum} />
      </Text>
    </span>
  );
}
