import { LOTTO535_MAIN, LOTTO535_SPECIAL, type SlotId } from '@veloc/rules';
import { BonusPanel, StarIcon, Text } from '@veloc/ui';
import { BaoNotice } from '../../../../features/balls/BaoNotice';
import { isOrdinary } from '../../../../features/balls/ballLabels';
import { bleed, field } from '../../../../features/builder/Builder.css';
import { useSelection, type PickerPart } from '../../../../features/builder/selection';
import { PickerGrid, PickerTools } from '../../../../features/builder/parts/PickerParts';
import { PickerSheet } from '../../../../features/builder/parts/PickerSheet';
import type { Builder } from '../../../../features/builder/useBuilder';

interface Lotto535PickerProps {
  builder: Builder;
  code: SlotId;
}

/** The sheet of one ticket: main numbers, and specials from a drum of their own. */
export function Lotto535Picker({ builder, code }: Lotto535PickerProps) {
  return (
    <PickerSheet
      builder={builder}
      open={builder.openCode !== null}
      code={code}
      title={({ name }) => name}
      chipLabel={(method) => (isOrdinary(method) ? '5 + 1 số' : method.name)}
      renderTools={(part) => (
        <PickerTools {...part}>
          <MainCount {...part} />
        </PickerTools>
      )}
    >
      {(part, method) => (
        <>
          <PickerGrid {...part} className={bleed} label="Số chính" count={LOTTO535_MAIN.to} />
          <Specials {...part} />
          <BaoNotice method={method} play="5 số chính và 1 số đặc biệt" />
        </>
      )}
    </PickerSheet>
  );
}

function MainCount(part: PickerPart) {
  const { picks, method } = useSelection(part);
  return (
    <>
      Số chính{' '}
      <Text as="strong" size="label" tone="accent" weight="bold">
        {picks.numbers.length}/{method.numbers.most}
      </Text>
    </>
  );
}

function Specials(part: PickerPart) {
  const { picks, method } = useSelection(part);
  return (
    <BonusPanel
      className={field}
      icon={<StarIcon size={20} aria-hidden="true" />}
      title={`Số đặc biệt ${picks.specials.length}/${method.specials.most}`}
      hint={`Từ ${LOTTO535_SPECIAL.from} đến ${LOTTO535_SPECIAL.to}`}
    >
      <PickerGrid {...part} of="specials" kind="bonus" label="Số đặc biệt" count={LOTTO535_SPECIAL.to} />
    </BonusPanel>
  );
}
