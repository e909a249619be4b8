import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading, StatusBadge, TrophyIcon } from '@veloc/ui';
import { followTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: SectionHeading,
  title: 'Frame/SectionHeading',
  id: 'components-sectionheading',
  args: { children: 'Chọn trò chơi' },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWayOn: Story = {
  args: { link: { href: '#result', label: 'Kết quả mới nhất' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Chọn trò chơi' })).toBeVisible();
    await followTwoWays(userEvent, canvas.getByRole('link', { name: 'Kết quả mới nhất' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kết quả mới nhất' })).toHaveFocus();
  },
};

export const WithABadge: Story = {
  args: {
    children: 'Vé của bạn kỳ này',
    aside: (
      <StatusBadge tone="gold" icon={<TrophyIcon />}>
        Trúng 500.000 ₫
      </StatusBadge>
    ),
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
