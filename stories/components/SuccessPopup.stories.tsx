import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button, SuccessPopup, TotalBox } from '@veloc/ui';

const meta = {
  component: SuccessPopup,
  args: {
    open: true,
    onClose: fn(),
    onButton: fn(),
    title: 'Mua vé thành công!',
    message: '3 vé đã sẵn sàng dự thưởng. Chúc bạn hái được nhiều lộc.',
    buttonLabel: 'Xem vé của tôi',
    children: <TotalBox kind="sunken" rows={[{ label: 'Đã thanh toán', amount: 170_000, emphasis: 'large' }]} />,
  },
  render: function OpensOnPress(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Thanh toán</Button>
        <SuccessPopup
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof SuccessPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const within = { timeout: 4_500 };

/** Goes by itself after 3,000 ms, though its button got the focus on opening. */
export const GoesByItself: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const openedAt = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Xem vé của tôi' })).toHaveFocus());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), within);
    const stayed = performance.now() - openedAt;
    await expect(stayed).toBeGreaterThan(2_900);
    await expect(stayed).toBeLessThan(3_600);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Pressing holds it; letting go lets the rest of the time run. */
export const HeldWhilePressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    const title = await screen.findByText('Mua vé thành công!');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: title });
    const heldAt = performance.now();
    await waitFor(() => expect(performance.now() - heldAt).toBeGreaterThan(3_200), within);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: title });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), within);
  },
};

/** Once the keyboard has moved inside, it waits for its reader. */
export const HeldByTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    await screen.findByRole('dialog');
    await userEvent.tab();
    const heldAt = performance.now();
    await waitFor(() => expect(performance.now() - heldAt).toBeGreaterThan(3_200), within);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onButton).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedByABackdropPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    const { parentElement: scrim } = await screen.findByRole('dialog');
    if (!scrim) throw new Error('The popup stands outside its scrim.');
    await userEvent.click(scrim);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
