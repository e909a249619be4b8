import { SPENDING_LIMIT, type LimitSpan } from '@veloc/rules';
import { AmountField, BottomSheet, Button, formatMoney, Notice, Stack } from '@veloc/ui';
import { useState } from 'react';
import { spellOutAmount } from '../../../shared/copy/spellOutAmount';
import { useSheetOpen } from '../../../state/contexts';
import { spanTitles } from './LimitCard';

/** The month has a sheet of its own. */
type ShortSpan = Exclude<LimitSpan, 'month'>;

interface LimitSheetProps {
  open: boolean;
  span: ShortSpan;
  /** Đồng; null for none. */
  current: number | null;
  isBusy: boolean;
  error: string | null;
  onClose: () => void;
  onSave: (amount: number | null) => void;
}

const options: Readonly<Record<ShortSpan, readonly number[]>> = {
  day: [50_000, 100_000, 200_000, 500_000],
  week: [200_000, 500_000, 1_000_000, 2_000_000],
};

/** Why an amount in đồng is no limit; null for none and for one that is. */
export function limitProblem(amount: number | null): string | null {
  if (amount === null) return null;
  if (amount < SPENDING_LIMIT.least) return `Giới hạn tối thiểu là ${formatMoney(SPENDING_LIMIT.least)}`;
  return amount > SPENDING_LIMIT.most ? `Giới hạn tối đa là ${formatMoney(SPENDING_LIMIT.most)}` : null;
}

/** Sets one limit. What the change will do, and from when, is said before it is pressed. */
export function LimitSheet({ open, span, current, isBusy, error, onClose, onSave }: LimitSheetProps) {
  const isOpen = useSheetOpen(open);
  const [amount, setAmount] = useState(current);
  const problem = limitProblem(amount);
  const isRaise = current !== null && amount !== null && amount > current;
  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title={`Giới hạn ${spanTitles[span].toLowerCase()}`}
      footer={
        <Stack gap={16}>
          <Button
            wide
            isLoading={isBusy}
            aria-disabled={amount === null || problem !== null}
            onClick={() => amount !== null && onSave(amount)}
          >
            {amount === null ? 'Nhập số tiền giới hạn' : 'Lưu giới hạn'}
          </Button>
          {current === null ? null : (
            <Button kind="ghost" wide aria-disabled={isBusy} onClick={() => onSave(null)}>
              Bỏ giới hạn sau 24 giờ
            </Button>
          )}
        </Stack>
      }
    >
      <Stack gap={16}>
        <AmountField
          label="Số tiền tối đa"
          value={amount}
          onChange={({ value }) => setAmount(value)}
          options={options[span]}
          hint={amount === null ? null : spellOutAmount(amount)}
          error={problem ?? error}
        />
        <Notice role="status">
          {isRaise
            ? 'Tăng giới hạn có hiệu lực sau 24 giờ.'
            : 'Giảm giới hạn có hiệu lực ngay. Tăng hoặc bỏ giới hạn có hiệu lực sau 24 giờ.'}
        </Notice>
      </Stack>
    </BottomSheet>
  );
}
