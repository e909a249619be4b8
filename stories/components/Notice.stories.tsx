import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice, WifiOffIcon } from '@veloc/ui';

const meta = {
  component: Notice,
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
