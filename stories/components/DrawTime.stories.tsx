import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ClockProvider, DrawTime, TicketCard } from '@veloc/ui';
import { takeClock, type HandClock } from '../support/handClock';
import { breakIt } from '../support/breakIt';

const NOW = Date.UTC(2026, 10, 21, 5, 18, 0);
const MINUTE = 60_000;
const still = () => NOW;

const meta = {
  component: DrawTime,
  title: 'Lottery/DrawTime',
  id: 'components-drawtime',
  args: { day: 'Hôm nay', hour: '18:00', target: NOW + 342 * MINUTE },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <ClockProvider now={still}>
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof DrawTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18:00')).toBeVisible();
    await expect(canvas.getByText('còn 5 giờ 42 phút')).toBeVisible();
  },
};

const stages = [
  ['Thứ Tư 25/11', '18:00', 4 * 24 * 60 + 42, 'còn 4 ngày'],
  ['Ngày mai', '18:00', 29 * 60, 'còn 1 ngày 5 giờ'],
  ['Hôm nay', '17:18', 5 * 60, 'còn 5 giờ'],
  ['Hôm nay', '13:00', 42, 'còn 42 phút'],
  ['Hôm nay', '12:19', 0.5, 'sắp quay'],
  ['Hôm nay', '12:16', -2, 'chờ kết quả'],
] as const;

export const EveryStage: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {stages.map(([day, hour, minutes]) => (
        <TicketCard key={hour + day} tone="info" stub={<DrawTime {...{ day, hour }} target={NOW + minutes * MINUTE} />}>
          POWER 6/55
        </TicketCard>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [, , , words] of stages) await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const DayAlone: Story = {
  args: { day: 'Chủ Nhật 22/11', hour: null, target: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('Chủ Nhật 22/11');
  },
};

let clock: HandClock;
const byHand = () => NOW + clock.elapsed();

export const MinutesPass: Story = {
  args: { hour: '13:00', target: NOW + 42 * MINUTE },
  beforeEach: () => {
    clock = takeClock();
    return () => clock.restore();
  },
  decorators: [
    (Story) => (
      <ClockProvider now={byHand}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('còn 42 phút')).toBeVisible();
    clock.advance(41 * MINUTE + 1_000);
    await waitFor(() => expect(canvas.getByText('sắp quay')).toBeVisible());
    clock.advance(MINUTE);
    await waitFor(() => expect(canvas.getByText('chờ kết quả')).toBeVisible());
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
