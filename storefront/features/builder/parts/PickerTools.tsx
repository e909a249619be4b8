import { Button, DicesIcon, EraserIcon, Text } from '@veloc/ui';
import type { ReactNode } from 'react';
import { grow, tools } from '../Builder.css';
import { useLateDraft, type PickerPart } from '../draft';

interface PickerToolsProps extends PickerPart {
  /** What is picked so far, in place of 'Đã chọn 4/6'. */
  children?: ReactNode;
}

/** How many numbers are picked, a random rest, and none. */
export function PickerTools({ children, ...part }: PickerToolsProps) {
  const { picks, method, drawRest, clear } = useLateDraft(part);
  return (
    <div className={tools}>
      <Text as="span" size="label" tone="soft" className={grow}>
        {children ?? (
          <>
            Đã chọn{' '}
            <Text as="strong" size="label" tone="game" weight="bold">
              {picks.numbers.length}/{method.numbers.most}
            </Text>
          </>
        )}
      </Text>
      <Button kind="game" size="medium" icon={<DicesIcon />} onClick={drawRest}>
        Ngẫu nhiên
      </Button>
      <Button kind="muted" size="medium" icon={<EraserIcon />} onClick={clear}>
        Xóa
      </Button>
    </div>
  );
}
