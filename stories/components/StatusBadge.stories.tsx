import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon, CircleAlertIcon, ClockIcon, StatusBadge, TrophyIcon } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: StatusBadge,
  title: 'Tell/StatusBadge',
  id: 'components-statusbadge',
  args: { children: 'Đã hủy' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state has words, and all but the quietest an icon: none speaks by colour alone. */
export const States: Story = {
  render: () => (
    <div data-accent="power" style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
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
      <StatusBadge tone="accent">Dò vé của tôi</StatusBadge>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Đã hủy')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"] > svg')).toHaveLength(5);
  },
};

/** For lists where every new row would say the same word. */
export const Dot: Story = {
  args: { tone: 'info', dot: true, children: 'Chưa đọc' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Chưa đọc').parentElement as HTMLElement;
    await expect(badge.getBoundingClientRect().width).toBe(10);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
