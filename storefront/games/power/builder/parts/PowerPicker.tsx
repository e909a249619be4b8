import type { SlotPresentation } from '../../../../features/builder/slotPresentation';
import { POWER_BALL, POWER_NUMBERS, powerNumberOf, type SlotId } from '@veloc/rules';
import { BonusPanel, Button, Text, ZapIcon } from '@veloc/ui';
import { useState } from 'react';
import { BaoNotice } from '../../../../features/balls/BaoNotice';
import { isOrdinary } from '../../../../features/balls/ballLabels';
import { bleed, field } from '../../../../features/builder/Builder.css';
import { PickerGrid } from '../../../../features/builder/parts/PickerParts';
import { PickerSheet } from '../../../../features/builder/parts/PickerSheet';
import { useSelection, type PickerPart } from '../../../../features/builder/selection';
import type { Builder } from '../../../../features/builder/useBuilder';

interface PowerPickerProps {
  builder: Builder;
  code: SlotId;
  presentation: SlotPresentation;
}

/** The sheet of one ticket: its numbers, and the power number in its gold field. */
export function PowerPicker({ builder, code, presentation }: PowerPickerProps) {
  return (
    <PickerSheet
      builder={builder}
      open={builder.openCode !== null}
      code={code}
      presentation={presentation}
      title={(method) => (isOrdinary(method) ? `${method.numbers.most} số và số Power` : `${method.name} và số Power`)}
      chipLabel={(method) => (isOrdinary(method) ? `${method.numbers.most} số` : method.name)}
    >
      {(part, method) => (
        <>
          <PickerGrid {...part} className={bleed} label="Số chính" count={POWER_NUMBERS.to} />
          <PowerField {...part} />
          <BaoNotice method={method} play="6 số" />
        </>
      )}
    </PickerSheet>
  );
}

/** The power number, which every ticket has; folded, since it decides nothing, until another one is wanted. */
function PowerField(part: PickerPart) {
  const { picks } = useSelection(part);
  const [isFolded, setFolded] = useState(true);
  const chosen = String(powerNumberOf(picks)).padStart(2, '0');
  return (
    <BonusPanel
      className={field}
      // Folded, its words have one row of the narrowest phone.
      icon={isFolded ? null : <ZapIcon size={20} aria-hidden="true" />}
      title={
        <span>
          Số Power {chosen}{' '}
          {isFolded ? (
            <Text as="span" size="label" tone="inherit">
              · chỉ in trên vé
            </Text>
          ) : null}
        </span>
      }
      hint={
        <Button
          kind="accent"
          size="medium"
          aria-label={isFolded ? 'Đổi số Power' : 'Thu gọn số Power'}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? 'Đổi' : 'Thu gọn'}
        </Button>
      }
      note={
        isFolded
          ? undefined
          : 'Số Power in trên vé và không quyết định giải nào: Jackpot 2 xét quả bóng thứ bảy của kỳ quay.'
      }
    >
      {isFolded ? null : <PickerGrid {...part} of="specials" kind="bonus" label="Số Power" count={POWER_BALL.to} />}
    </BonusPanel>
  );
}
