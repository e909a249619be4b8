import type { PlaceCode } from '@veloc/rules';
import { Button, DicesIcon, EraserIcon, Text } from '@veloc/ui';
import { grow, tools } from '../Builder.css';
import { useDraft, type Draft } from '../draft';
import type { Builder } from '../useBuilder';

export interface PickerPartProps {
  builder: Builder;
  code: PlaceCode;
  draft: Draft;
}

/** How many numbers are picked, a random rest, and none. */
export function PickerTools(props: PickerPartProps) {
  const { builder } = props;
  const { numbers, set } = useDraft(props);
  return (
    <div className={tools}>
      <Text as="span" size="label" tone="soft" className={grow} aria-live="polite">
        Đã chọn{' '}
        <Text as="strong" size="label" tone="game" weight="bold">
          {numbers.length}/{builder.method.numbers.most}
        </Text>
      </Text>
      <Button kind="game" size="medium" icon={<DicesIcon />} onClick={() => set(builder.drawRest(numbers))}>
        Ngẫu nhiên
      </Button>
      <Button kind="muted" size="medium" icon={<EraserIcon />} onClick={() => set([])}>
        Xóa
      </Button>
    </div>
  );
}
