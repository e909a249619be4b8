import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountHead, Card } from '@veloc/ui';

const meta = {
  component: AccountHead,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Tài khoản', name: 'Nguyễn Thị Thu Hà', detail: '+84 912 ••• 678' },
  render: (args) => (
    <>
      <AccountHead {...args} />
      <div style={{ position: 'relative', padding: '0 1rem' }}>
        <Card>250.000 ₫</Card>
      </div>
    </>
  ),
} satisfies Meta<typeof AccountHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tài khoản' })).toBeVisible();
    await expect(canvas.getByText('TH')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const LongNameOnANarrowPhone: Story = {
  args: { name: 'Công Tằng Tôn Nữ Hoàng Thị Phương Thảo Nguyên' },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    ),
  ],
};
