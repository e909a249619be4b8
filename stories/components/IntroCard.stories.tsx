import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink, IntroCard } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: IntroCard,
  title: 'Show/IntroCard',
  id: 'components-introcard',
  args: {
    title: 'Mới chơi lần đầu?',
    children: 'Ba bước: chọn số, cho vào giỏ, thanh toán từ ví.',
    action: (
      <ButtonLink kind="gold" size="medium" href="/guide/start">
        Xem trong 2 phút
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof IntroCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newcomer: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Mới chơi lần đầu?' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Xem trong 2 phút' })).toHaveFocus();
  },
};

export const WithoutAction: Story = { args: { action: null } };

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
