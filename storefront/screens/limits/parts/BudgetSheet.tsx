import { monthOf, SPENDING_LIMIT, ticketsAWeek, vietnamDay, type PlayLimits } from '@veloc/rules';
import {
  AmountField,
  BellIcon,
  BottomSheet,
  Button,
  ChevronDownIcon,
  ChipGroup,
  CoffeeIcon,
  Divider,
  Facts,
  formatMoney,
  HourglassIcon,
  Inline,
  QuantityStepper,
  Stack,
  Switch,
  Text,
} from '@veloc/ui';
import { useState } from 'react';
import type { LimitsRequest } from '@veloc/rules';
import * as place from '../../../shared/place.css';
import { spellOutAmount } from '../../../shared/copy/spellOutAmount';
import { useServerClock, useSheetOpen } from '../../../state/contexts';
import { momentLabel } from './LimitCard';
import { limitProblem } from './LimitSheet';
import { MonthSoFar } from './MonthSoFar';

interface BudgetSheetProps {
  open: boolean;
  playLimits: PlayLimits;
  isBusy: boolean;
  error: string | null;
  onClose: () => void;
  onSave: (change: LimitsRequest) => void;
  /** Leads to a break. */
  onBreak: () => void;
}

const CHOICES = [200_000, 300_000, 500_000];
const STEP = 50_000;
const OTHER = 'other';
const DAY = 86_400_000;

/** The month's limit: what the month has cost so far, week by week, and what it may cost. */
export function BudgetSheet({ open, playLimits, isBusy, error, onClose, onSave, onBreak }: BudgetSheetProps) {
  const isOpen = useSheetOpen(open);
  const now = useServerClock()();
  const current = playLimits.limits.month;
  const raise = playLimits.pending.month;
  const spent = playLimits.spent.month;
  const asked = raise?.amount ?? current;
  const [amount, setAmount] = useState<number | null>(asked ?? offerFor(spent));
  const [isTyping, setTyping] = useState(false);
  const [tells, setTells] = useState(playLimits.tellsNearLimit);
  const problem = limitProblem(amount);
  const perWeek = amount === null ? 0 : ticketsAWeek(amount);
  const left = amount === null || problem !== null ? null : leftLabel(amount - spent);
  // To leave the amount alone lets a raise wait on; where the limit is to go, it takes that back.
  const isChanged = amount !== asked || raise?.amount === null;

  const save = () => {
    if (amount === null || problem !== null) return;
    onSave({ ...(isChanged ? { month: amount } : {}), tellsNearLimit: tells });
  };

  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title="Ngân sách tháng này"
      description={monthLabel(now)}
      footer={
        <div className={place.actions}>
          <Button kind="muted" className={place.action} icon={<CoffeeIcon />} onClick={onBreak}>
            Tạm nghỉ
          </Button>
          <Button
            className={place.action}
            isLoading={isBusy}
            aria-disabled={amount === null || problem !== null}
            onClick={save}
          >
            {amount === null ? 'Nhập số tiền' : 'Lưu ngân sách'}
          </Button>
        </div>
      }
    >
      <Stack gap={16}>
        <MonthSoFar playLimits={playLimits} />
        <Divider />
        <Stack gap={8}>
          <Text as="h3" size="subtitle" weight="bold">
            Mức tôi tự đặt
          </Text>
          {isTyping ? (
            <AmountField
              label="Số tiền tối đa mỗi tháng"
              value={amount}
              onChange={({ value }) => setAmount(value)}
              hint={amount === null ? null : <Facts facts={[spellOutAmount(amount), left]} />}
              error={problem ?? error}
            />
          ) : (
            <QuantityStepper
              wide
              label="Mức tôi tự đặt"
              value={amount ?? SPENDING_LIMIT.least}
              min={SPENDING_LIMIT.least}
              max={SPENDING_LIMIT.most}
              minReason={`Ít nhất là ${formatMoney(SPENDING_LIMIT.least)}`}
              maxReason={`Nhiều nhất là ${formatMoney(SPENDING_LIMIT.most)}`}
              step={STEP}
              format={(value) => formatMoney(value)}
              detail={
                <Stack as="span" gap={0}>
                  {perWeek > 0 ? <span>khoảng {perWeek} vé mỗi tuần</span> : null}
                  {left ? <span>{left}</span> : null}
                </Stack>
              }
              onChange={({ value }) => setAmount(value)}
            />
          )}
          <ChipGroup
            label="Mức có sẵn"
            layout="grid"
            options={[
              ...CHOICES.map((choice) => ({ value: String(choice), label: formatMoney(choice) })),
              { value: OTHER, label: 'Khác' },
            ]}
            value={isTyping ? OTHER : amount !== null && CHOICES.includes(amount) ? String(amount) : null}
            onChange={({ value }) => {
              setTyping(value === OTHER);
              if (value !== OTHER) setAmount(Number(value));
            }}
          />
          {error && !isTyping ? (
            <Text size="label" tone="danger" role="alert">
              {error}
            </Text>
          ) : null}
        </Stack>
        <Stack gap={10}>
          <Inline gap={10} wrap={false}>
            <ChevronDownIcon size={20} aria-hidden="true" />
            <Text size="label" tone="soft">
              Giảm mức: có hiệu lực <strong>ngay</strong>.
            </Text>
          </Inline>
          <Inline gap={10} wrap={false}>
            <HourglassIcon size={20} aria-hidden="true" />
            <Text size="label" tone="soft">
              {raise ? (
                `${raise.amount === null ? 'Bỏ ngân sách' : `Tăng lên ${formatMoney(raise.amount)}`} từ ${momentLabel(raise.from)}.`
              ) : (
                <>
                  Tăng hoặc bỏ mức: có hiệu lực <strong>sau 24 giờ</strong>.
                </>
              )}
            </Text>
          </Inline>
          <Switch
            label="Báo tôi khi chạm 80%"
            icon={<BellIcon />}
            checked={tells}
            onChange={({ checked }) => setTells(checked)}
          />
        </Stack>
        {current === null || raise?.amount === null ? null : (
          <Button kind="ghost" size="medium" aria-disabled={isBusy} onClick={() => onSave({ month: null })}>
            Bỏ ngân sách sau 24 giờ
          </Button>
        )}
      </Stack>
    </BottomSheet>
  );
}

/** The first choice of which a fifth is left after `spent` đồng, so that it is not used up as soon as it is set. */
export function offerFor(spent: number): number {
  const least = spent * 1.25;
  return CHOICES.find((choice) => choice >= least) ?? Math.min(Math.ceil(least / STEP) * STEP, SPENDING_LIMIT.most);
}

/** What of an amount is left, in đồng; below zero more is spent than it allows. */
export function leftLabel(left: number): string {
  return left > 0 ? `còn ${formatMoney(left)} đến hết tháng` : 'tháng này đã chơi hết mức này';
}

/** 'Tháng 8/2026 · còn 9 ngày', today not among them. */
function monthLabel(now: number): string {
  const [year, month] = vietnamDay(now).split('-').map(Number);
  const left = Math.floor(((monthOf(now)?.to ?? now) - now - 1) / DAY);
  return `Tháng ${month}/${year} · ${left > 0 ? `còn ${left} ngày` : 'ngày cuối'}`;
}
