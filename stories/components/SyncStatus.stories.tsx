import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SyncStatus } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const retry = fn();

const meta = {
  component: SyncStatus,
  title: 'Tell/SyncStatus',
  id: 'components-syncstatus',
  args: { status: 'synced' },
} satisfies Meta<typeof SyncStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Synced: Story = {};
export const Pending: Story = { args: { status: 'pending' } };

/** Says how often it was tried and offers another try. */
export const Failed: Story = {
  args: { status: 'error', attempts: 2, maxAttempts: 3, onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByText('Lỗi đồng bộ · đã thử 2/3 lần')).toBeVisible();
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};

export const KeyboardAlone: Story = {
  args: { status: 'error', attempts: 2, maxAttempts: 3, onRetry: retry },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Thử lại' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
