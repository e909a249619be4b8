import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BottomSheet, Button } from '@veloc/ui';

const meta = {
  component: BottomSheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Số kỳ dự thưởng',
    description: 'Bộ số của bạn sẽ dự thưởng liên tiếp, bắt đầu từ kỳ #0219846.',
    footer: <Button wide>Xong</Button>,
    children: <p>1 kỳ, 2 kỳ, 3 kỳ</p>,
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const finger = (target: Element, type: string, clientY: number) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, clientX: 100, clientY }),
  );

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Số kỳ dự thưởng' });
    await expect(sheet).toHaveAccessibleDescription(/kỳ #0219846/);
    await step('the close button asks to close', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
    await step('so does Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
    await step('and a press beside the sheet', async () => {
      if (!sheet.parentElement) throw new Error('The sheet stands outside its scrim.');
      await userEvent.click(sheet.parentElement);
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(3));
    });
  },
};

/** Pulled down far enough it goes; a small pull lets it spring back. */
export const PullsDown: Story = {
  play: async ({ args }) => {
    const title = await screen.findByText('Số kỳ dự thưởng');
    const { height } = (await screen.findByRole('dialog')).getBoundingClientRect();
    // A pointer made by a script cannot be captured.
    Element.prototype.setPointerCapture = () => {};
    finger(title, 'pointerdown', 300);
    finger(title, 'pointermove', 306);
    finger(title, 'pointerup', 306);
    await expect(args.onClose).not.toHaveBeenCalled();
    finger(title, 'pointerdown', 300);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('data-dragging'));
    finger(title, 'pointermove', 300 + height / 2);
    finger(title, 'pointerup', 300 + height / 2);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Title and footer stay while the content scrolls; the sheet never covers the whole screen. */
export const LongContent: Story = {
  args: { children: <div style={{ height: '120rem' }}>Rất nhiều lựa chọn</div> },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(32));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Xong' })).toBeVisible());
  },
};

/** Closing gives the focus back to what opened it. */
export const ReturnsFocus: Story = {
  render: function ReturnsFocus(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Chọn số kỳ</Button>
        <BottomSheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn số kỳ' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Chọn số kỳ' })).toHaveFocus());
  },
};
