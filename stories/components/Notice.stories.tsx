import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, Notice, WifiOffIcon, SproutIcon } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Notice,
  title: 'Tell/Notice',
  id: 'components-notice',
  args: { children: 'Số dư đủ để thanh toán', tone: 'success' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { role: 'status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Số dư đủ để thanh toán');
  },
};

export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <Notice tone="success">Số dư đủ để thanh toán</Notice>
      <Notice tone="info">Số dư tự cập nhật sau 1–3 phút.</Notice>
      <Notice tone="warning" icon={<WifiOffIcon />}>
        Một vé chưa lưu được lên máy chủ. Vé vẫn nằm an toàn trong giỏ và sẽ được gửi lại tự động.
      </Notice>
      <Notice tone="danger">Vui lòng nhập tối thiểu 3 bộ số</Notice>
    </div>
  ),
};

const retry = fn();

/** Words and button stand in one line while there is room; the button is reached by keyboard. */
export const WithAnActionOnANarrowPhone: Story = {
  args: {
    tone: 'warning',
    children: 'Một vé chưa lưu được lên máy chủ, sẽ được gửi lại tự động khi có mạng.',
    action: (
      <Button kind="ghost" size="medium" onClick={() => retry()}>
        Thử lại
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    retry.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A kind word that is news of neither good nor bad. */
export const Plain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'plain', icon: <SproutIcon />, children: 'Kỳ này lộc chưa về, bạn nhé.' },
};

/** Without an icon the words begin at the edge, as every other line of theirs does. */
export const WithoutIcon: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'plain', icon: undefined, children: 'Kỳ này lộc chưa về, bạn nhé.' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Kỳ này lộc chưa về, bạn nhé.');
    await expect(words.previousElementSibling).toBeNull();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
