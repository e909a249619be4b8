import { DigitPad, type DigitPadProps } from '@veloc/ui';
import type { SlotId, SlotMethod } from '@veloc/rules';
import { useEffect, type ReactNode } from 'react';
import { useGroupTyping, type GroupPart, type ChosenGroup } from '../useGroupTyping';
import { PickerSheet } from '../../builder/parts/PickerSheet';
import type { SlotPresentation } from '../../builder/slotPresentation';
import type { Builder } from '../../builder/useBuilder';
import { below } from '../../builder/Builder.css';
import { pad } from '../Groups.css';
import { GroupTiles } from './GroupTiles';

interface GroupPadProps {
  part: GroupPart;
  shape: NonNullable<DigitPadProps['shape']>;
  className?: string;
}

/** The keys for the groups above. */
function GroupPad({ part, ...look }: GroupPadProps) {
  const { whyNot, type, remove, move, random } = useGroupTyping(part);
  return <DigitPad {...look} whyNot={whyNot} onType={type} onDelete={remove} onMove={move} onRandom={random} />;
}

interface GroupPickerProps {
  builder: Builder;
  open: boolean;
  code: SlotId;
  title: (method: SlotMethod) => string;
  presentation: SlotPresentation;
  /** Where typing goes on, when the sheet was opened for one group. */
  chosen: ChosenGroup;
  /** Stands between the groups and the pad. */
  renderChoice?: (part: GroupPart) => ReactNode;
  /** Stands over the buttons. */
  renderSum?: (part: GroupPart) => ReactNode;
}

/** The sheet in which the groups of one ticket are typed. Many groups scroll above a pad that stays. */
export function GroupPicker({ chosen, renderChoice, renderSum, ...sheet }: GroupPickerProps) {
  const { open } = sheet;
  useEffect(() => {
    if (!open) chosen.set(() => null);
  }, [open, chosen]);

  return (
    <PickerSheet
      {...sheet}
      renderTools={() => null}
      renderTray={(part) => {
        const typed = { ...part, chosen };
        return (
          <>
            {renderSum?.(typed)}
            {isMany(sheet.builder.method) ? <GroupPad part={typed} shape="compact" className={below} /> : null}
          </>
        );
      }}
    >
      {(part, method) => {
        const typed = { ...part, chosen };
        return (
          <>
            <GroupTiles key={part.code} {...typed} />
            {renderChoice?.(typed)}
            {isMany(method) ? null : <GroupPad part={typed} shape="phone" className={pad} />}
          </>
        );
      }}
    </PickerSheet>
  );
}

function isMany({ groups: { most } }: SlotMethod): boolean {
  return most > 2;
}
