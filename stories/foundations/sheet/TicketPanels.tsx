import { fn } from 'storybook/test';
import {
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  Countdown,
  GameTicket,
  StatusBadge,
  SyncStatus,
  TicketSlot,
  TicketSlotList,
  TrophyIcon,
} from '@veloc/ui';
import { gamePages } from '../../../storefront/games/pages';
import { Line, Panel } from './Panel';

const six = [6, 14, 22, 35, 41, 53];
const slot = { places: 6, onOpen: fn(), onRandom: fn(), onRemove: fn() };

export function Slots() {
  return (
    <div data-accent="power">
      <TicketSlotList heading="Ô vé A–F" done={2}>
        <TicketSlot {...slot} code="A" state="done" numbers={six} />
        <TicketSlot {...slot} code="B" state="partial" numbers={[8, 9, 21]} message="Chọn thêm 3 số" />
        <TicketSlot {...slot} code="C" state="done" numbers={[2, 5, 8, 11, 14, 17, 20, 23, 26, 29]} places={10} />
        <TicketSlot {...slot} code="D" state="error" numbers={six} message="Vé không hợp lệ: Số đã chọn không hợp lệ" />
        <TicketSlot {...slot} code="E" state="empty" numbers={[]} />
        <TicketSlot {...slot} code="F" state="loading" numbers={[]} />
      </TicketSlotList>
    </div>
  );
}

const OVER_A_DAY_MS = ((29 * 60 + 42) * 60 + 18) * 1000;

export function Tickets() {
  return (
    <Panel title="Thẻ vé có cuống">
      <div
        style={{
          margin: '0 -0.625rem -0.625rem',
          padding: '0.625rem',
          borderRadius: 'var(--veloc-radius-lg)',
          background: 'var(--veloc-color-bg)',
        }}
      >
        <GameTicket
          {...gamePages.mega.look}
          name="MEGA 6/45"
          href="#mega"
          jackpot={32_684_915_500}
          stubLabel="Chủ Nhật 22/11"
          time={<Countdown tone="plain" announces={false} remaining={OVER_A_DAY_MS} />}
        />
      </div>
    </Panel>
  );
}

export function Badges() {
  return (
    <Panel title="Nhãn trạng thái">
      <Line style={{ gap: '0.625rem' }}>
        <StatusBadge tone="success" icon={<CheckIcon />}>
          Đã trả thưởng
        </StatusBadge>
        <StatusBadge tone="info" icon={<ClockIcon />}>
          Chờ kết quả
        </StatusBadge>
        <StatusBadge tone="gold" icon={<TrophyIcon />}>
          Trúng 500.000 ₫
        </StatusBadge>
        <StatusBadge tone="warning" icon={<ClockIcon />}>
          Sắp đóng
        </StatusBadge>
        <StatusBadge tone="danger" icon={<CircleAlertIcon />}>
          Không hợp lệ
        </StatusBadge>
        <StatusBadge>Đã hủy</StatusBadge>
        <SyncStatus status="synced" />
        <SyncStatus status="pending" />
      </Line>
      <SyncStatus status="error" attempts={2} maxAttempts={3} onRetry={fn()} />
    </Panel>
  );
}
