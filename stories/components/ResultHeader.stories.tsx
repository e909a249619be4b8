import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResultHeader } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: ResultHeader,
  title: 'Lottery/ResultHeader',
  id: 'components-resultheader',
  parameters: { layout: 'fullscreen' },
  args: {
    accent: 'power',
    title: 'POWER 6/55 · Kỳ #01271',
    onBack: fn(),
    when: 'Thứ Năm 19/11/2026, 18:00',
    numbers: [5, 17, 23, 31, 44, 52],
    bonus: [8],
    jackpots: [
      { label: 'Jackpot 1', amount: 84_917_204_500 },
      { label: 'Jackpot 2', amount: 3_985_430_150 },
    ],
  },
} satisfies Meta<typeof ResultHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoJackpots: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('POWER 6/55 · Kỳ #01271');
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Quay lại' }));
    await expect(args.onBack).toHaveBeenCalledTimes(2);
  },
};

/** In a server component, which hands over no function. */
export const LeadsBackByALink: Story = {
  args: { backHref: '#results' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Quay lại' })).toHaveAttribute('href', '#results');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TwentyNumbers: Story = {
  args: {
    accent: 'keno',
    title: 'KENO · Kỳ #0219845',
    numbers: Array.from({ length: 20 }, (_, index) => index * 4 + 1),
    bonus: [],
    jackpots: [],
  },
};

export const StillLoading: Story = { args: { numbers: [], bonus: [], jackpots: [] } };

export const KeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Quay lại' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
