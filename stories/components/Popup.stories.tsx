import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button, InfoIcon, Popup } from '@veloc/ui';

const meta = {
  component: Popup,
  args: {
    open: true,
    onClose: fn(),
    tone: 'info',
    icon: <InfoIcon />,
    title: 'Kỳ quay đã đóng',
    description: 'Vé của bạn được chuyển sang kỳ kế tiếp, quay lúc 18:00 ngày 22/11.',
    actions: <Button wide>Đồng ý</Button>,
  },
} satisfies Meta<typeof Popup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const popup = await screen.findByRole('dialog', { name: 'Kỳ quay đã đóng' });
    await step('its sentence is read with its name, and the button has the focus', async () => {
      await expect(popup).toHaveAccessibleDescription(/kỳ kế tiếp/);
      await expect(screen.getByRole('button', { name: 'Đồng ý' })).toHaveFocus();
    });
    await step('Escape asks to close', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** Two popups in a row, then the page can be used again. */
export const OneAfterAnother: Story = {
  render: function OneAfterAnother(args) {
    const [shown, setShown] = useState(0);
    return (
      <>
        <Button onClick={() => setShown(1)}>Mở</Button>
        <Popup {...args} open={shown === 1} title="Một" onClose={() => setShown(2)} />
        <Popup {...args} open={shown === 2} title="Hai" onClose={() => setShown(0)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở' }));
    await screen.findByRole('dialog', { name: 'Một' });
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Hai' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mở' }));
    await screen.findByRole('dialog', { name: 'Một' });
  },
};

export const LongWords: Story = {
  args: {
    title: 'Số dư không đủ để thanh toán đơn hàng nhiều trò chơi',
    description: 'ORD-0123456789-ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789 không thể thanh toán vào lúc này.',
  },
};
