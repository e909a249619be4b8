import {
  Inline,
  Notice,
  NumberTray,
  NumberGrid,
  type NumberGridProps,
  Button,
  DicesIcon,
  EraserIcon,
  Text,
  formatMoney,
} from '@veloc/ui';
import { type ReactNode, Suspense } from 'react';
import { isEmpty, slotsPrice } from '@veloc/rules';
import { useDeferredSelection, type PickerPart, useSelection } from '../selection';
import { anyTicket } from '../odds/anyTicket';
import { missingLabel } from '../slotLabels';
import { grow, tools, actions, mainAction, odds, otherAction, tray as trayStyle } from '../Builder.css';
import { OddsLine } from './lazyParts';

/** The balls picked so far, the specials behind the others. */
export function PickerTray(part: PickerPart) {
  const { picks, method } = useDeferredSelection(part);
  return (
    <NumberTray
      className={trayStyle}
      numbers={picks.numbers}
      places={method.numbers.most}
      bonus={part.presentation.specials?.(picks) ?? picks.specials}
      bonusPlaces={method.specials.most}
    />
  );
}

interface PickerGridProps extends PickerPart, Pick<NumberGridProps, 'label' | 'count' | 'kind' | 'className'> {
  /**
   * Which balls: the main numbers, or the specials of Lotto 5/35 and Power.
   * @default 'numbers'
   */
  of?: 'numbers' | 'specials';
}

/** The numbers to pick from. */
export function PickerGrid({ label, count, kind = 'main', className, of = 'numbers', ...part }: PickerGridProps) {
  const { picks, method, toggle } = useSelection(part);
  const isSpecial = of === 'specials';
  return (
    <NumberGrid
      className={className}
      label={label}
      count={count}
      kind={kind}
      selected={isSpecial ? (part.presentation.specials?.(picks) ?? picks.specials) : picks.numbers}
      max={method[of].most}
      exchanges={isSpecial && method.specials.most === 1}
      onToggle={({ value }) => toggle(value, of)}
    />
  );
}

interface PickerToolsProps extends PickerPart {
  /** What is picked so far, in place of 'Đã chọn 4/6'. */
  children?: ReactNode;
}

/** How many numbers are picked, a random rest, and none. */
export function PickerTools({ children, ...part }: PickerToolsProps) {
  const { picks, method, drawRest, clear } = useDeferredSelection(part);
  const extra = picks.numbers.length - method.numbers.most;
  return (
    <Inline gap={0} className={tools}>
      <Text as="span" size="label" tone="soft" className={grow}>
        {children ?? (
          <>
            Đã chọn{' '}
            <Text as="strong" size="label" tone="accent" weight="bold">
              {extra > 0 ? picks.numbers.length : `${picks.numbers.length}/${method.numbers.most}`}
            </Text>
            {extra > 0 ? `, thừa ${extra} số` : null}
          </>
        )}
      </Text>
      <Button kind="accent" size="medium" icon={<DicesIcon />} onClick={drawRest}>
        Chọn nhanh
      </Button>
      <Button kind="muted" size="medium" icon={<EraserIcon />} onClick={clear}>
        Xóa
      </Button>
    </Inline>
  );
}

interface PickerFooterProps extends PickerPart {
  /** The last look at what is picked, over the buttons. */
  tray: ReactNode;
  onNext: () => void;
  onDone: () => void;
}

/** The last look at what is picked, the next slot, and the price for one draw to finish with. */
export function PickerFooter({ tray, onNext, onDone, ...part }: PickerFooterProps) {
  const { builder, code, presentation } = part;
  const { state, picks, method, spoils } = useDeferredSelection(part);
  const missing =
    (presentation.ask ?? presentation.missing)?.(picks, method) ?? missingLabel(builder.gameId, method, picks);
  const alone = { ...state, numberPeriod: 1, slots: state.slots.filter((slot) => slot.code === code) };
  return (
    <>
      {spoils > 0 ? <Spoils name={method.name} count={spoils} /> : null}
      {tray}
      <Suspense fallback={<div className={odds} />}>
        <OddsLine state={anyTicket(alone, code, method, picks)} />
      </Suspense>
      <Inline gap={10} align="stretch" className={actions}>
        <Button kind={isEmpty(picks) ? 'muted' : 'outline'} className={otherAction} onClick={onNext}>
          Vé tiếp
        </Button>
        <Button className={mainAction} aria-disabled={missing !== ''} onClick={onDone}>
          {missing || `Xong · ${formatMoney(slotsPrice(alone))}`}
        </Button>
      </Inline>
    </>
  );
}

/** That a method of all tickets asks other numbers of those that are finished. */
export function Spoils({ name, count }: { name: string; count: number }) {
  return (
    <Notice tone="warning" role="status">
      Đổi sang {name} thì {count} vé khác phải sửa lại số.
    </Notice>
  );
}
