import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button, LoadingPopup } from '@veloc/ui';
import { ownWindow } from '../../.storybook/viewports';
import { breakIt } from '../support/breakIt';

const meta = {
  component: LoadingPopup,
  title: 'Tell/LoadingPopup',
  id: 'components-loadingpopup',
  parameters: { docs: ownWindow },
  args: { open: true, onClose: fn(), title: 'Đang thanh toán…' },
} satisfies Meta<typeof LoadingPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing closes it while the work goes on. */
export const Working: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Đang thanh toán…' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: { isDone: true, title: 'Đã thanh toán' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Đã thanh toán' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

let finish = () => {};

/**
 * The work ends while one watches: the words change politely, a tick takes the spinner's place, and only now it can go.
 */
export const FinishesInView: Story = {
  render: function FinishesInView(args) {
    const [stage, setStage] = useState<'idle' | 'working' | 'done'>('idle');
    finish = () => setStage('done');
    return (
      <>
        <Button onClick={() => setStage('working')}>Thanh toán</Button>
        <LoadingPopup
          {...args}
          open={stage !== 'idle'}
          isDone={stage === 'done'}
          title={stage === 'done' ? 'Đã thanh toán' : 'Đang thanh toán…'}
          onClose={() => setStage('idle')}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Thanh toán' });
    await userEvent.click(opener);
    const popup = await screen.findByRole('dialog', { name: 'Đang thanh toán…' });
    await expect(popup).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popup).toBeVisible());
    await expect(screen.getByText('Đang thanh toán…')).toHaveAttribute('aria-live', 'polite');
    finish();
    await screen.findByRole('dialog', { name: 'Đã thanh toán' });
    await waitFor(() => expect(popup.querySelector('path[d^="M20 6"]')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
