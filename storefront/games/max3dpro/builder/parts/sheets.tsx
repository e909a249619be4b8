import { Inline, Stack, Text, BottomSheet, Button, DicesIcon, PlayMethodList } from '@veloc/ui';
import { isEmpty, isGroup, slotsPrice, type SlotId, type Slot } from '@veloc/rules';
import { useState } from 'react';
import { useGroupTyping, type GroupPart } from '../../../../features/groups/useGroupTyping';
import { coefLabel } from '../coefLabels';
import { useSheetOpen } from '../../../../state/contexts';
import { missingLabel } from '../../../../features/builder/slotLabels';
import type { Builder } from '../../../../features/builder/useBuilder';

interface SlotSheetProps {
  builder: Builder;
  open: boolean;
  onClose: () => void;
  /** The ticket in view. */
  code: SlotId;
  onChoose: (code: SlotId) => void;
}

/** Chooses which ticket is in view, or fills all that are not done. */
export function SlotSheet({ builder, open, onClose, code, onChoose }: SlotSheetProps) {
  const [draft, setDraft] = useState<SlotId | null>(null);
  const value = draft ?? code;
  const close = () => {
    setDraft(null);
    onClose();
  };
  const { slots, done, method, gameId, state } = builder;
  const detailOf = ({ picks, isDone }: Slot) =>
    isEmpty(picks)
      ? 'Chưa có bộ số'
      : isDone
        ? `${picks.groups.filter(isGroup).length} bộ số`
        : missingLabel(gameId, method, picks);
  return (
    <BottomSheet
      open={useSheetOpen(open)}
      onClose={close}
      accent={gameId}
      inset="none"
      title="Chọn vé"
      footer={
        <Stack gap={10}>
          <Button
            kind="outline"
            icon={<DicesIcon />}
            aria-disabled={done === slots.length}
            onClick={() => builder.fill()}
          >
            Chọn nhanh {slots.length} vé
          </Button>
          <Button
            onClick={() => {
              onChoose(value);
              close();
            }}
          >
            Xem vé {value}
          </Button>
        </Stack>
      }
    >
      <PlayMethodList
        label="Chọn vé"
        value={value}
        onChange={(change) => setDraft(slots.find((slot) => slot.code === change.value)?.code ?? null)}
        options={slots.map((slot) => ({
          value: slot.code,
          label: `Vé ${slot.code}`,
          detail: detailOf(slot),
          ...(slot.isDone ? { price: slotsPrice({ ...state, numberPeriod: 1, slots: [slot] }) } : {}),
        }))}
      />
    </BottomSheet>
  );
}

/** How many groups are whole, and what they multiply to, while they are typed. */
export function PickedCoef(part: GroupPart) {
  const { picks, method, complete } = useGroupTyping(part);
  const words = coefLabel({ methodId: method.id, groups: picks.groups });
  return (
    <Inline gap={12} rowGap={0} align="stretch" justify="space-between">
      <Text as="span" size="label" tone="soft">
        {complete}/{method.groups.most} bộ số
      </Text>
      <Text as="span" size="label" weight="semibold">
        {words?.coef}
      </Text>
    </Inline>
  );
}
