import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: ErrorState,
  title: 'Tell/ErrorState',
  id: 'components-errorstate',
  args: { title: 'Chưa tải được kết quả', children: 'Kiểm tra kết nối mạng rồi thử lại.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TriesAgainOnce: Story = {
  render: function TriesAgainOnce(args) {
    const [isRetrying, setRetrying] = useState(false);
    const retry = () => {
      args.onRetry?.();
      setRetrying(true);
    };
    return <ErrorState {...args} isRetrying={isRetrying} onRetry={retry} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Chưa tải được kết quả');
    const button = canvas.getByRole('button', { name: 'Thử lại' });
    await pressTwoWays(userEvent, button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const NothingToTry: Story = {
  render: () => <ErrorState title="Vé này không còn">Vé đã bị xóa hoặc thuộc về tài khoản khác.</ErrorState>,
};

export const OnAPage: Story = { args: { surface: 'plain' } };

export const KeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const LongestTextOnANarrowPhone: Story = {
  args: {
    title: 'Chưa tải được danh sách vé đang chờ kết quả của tháng mười một',
    children: 'Máy chủ chưa trả lời sau 30 giây. Vé đã mua vẫn an toàn, hãy kiểm tra kết nối mạng rồi thử lại.',
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
