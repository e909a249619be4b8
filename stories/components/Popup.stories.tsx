import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BottomSheet, Button, InfoIcon, Popup } from '@veloc/ui';
import { ownWindow } from '../../.storybook/viewports';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const answer = fn();

const meta = {
  component: Popup,
  title: 'Tell/Popup',
  id: 'components-popup',
  parameters: { docs: ownWindow },
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

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Two popups in a row, then the page can be used again. */
export const OneAfterAnother: Story = {
  render: function OneAfterAnother(args) {
    const [shown, setShown] = useState(0);
    return (
      <>
        <Button onClick={() => setShown(1)}>Mở</Button>
        <Popup {...args} open={shown === 1} title="Một" onClose={() => setShown(2)} />
        <Popup {...args} open={shown === 2} title="Hai" accent="keno" onClose={() => setShown(0)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở' }));
    await screen.findByRole('dialog', { name: 'Một' });
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('dialog', { name: 'Hai' })).toHaveAttribute('data-accent', 'keno');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mở' }));
    await screen.findByRole('dialog', { name: 'Một' });
  },
};

/** A popup over a sheet: the upper one has focus and Escape, then the lower one again, then the page. */
export const OverASheet: Story = {
  render: function OverASheet(args) {
    const [shown, setShown] = useState<'page' | 'sheet' | 'popup'>('page');
    return (
      <>
        <Button onClick={() => setShown('sheet')}>Chọn số</Button>
        <BottomSheet open={shown !== 'page'} onClose={() => setShown('page')} title="Chọn số">
          <Button onClick={() => setShown('popup')}>Đổi cách chơi</Button>
        </BottomSheet>
        <Popup {...args} open={shown === 'popup'} onClose={() => setShown('sheet')} />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const { documentElement } = canvasElement.ownerDocument;
    const opener = canvas.getByRole('button', { name: 'Chọn số' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Chọn số' });
    const change = screen.getByRole('button', { name: 'Đổi cách chơi' });
    await userEvent.click(change);
    await step('the popup alone is there', async () => {
      await screen.findByRole('dialog', { name: 'Kỳ quay đã đóng' });
      await expect(screen.queryByRole('dialog', { name: 'Chọn số' })).toBeNull();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Đồng ý' })).toHaveFocus());
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Đồng ý' })).toHaveFocus();
    });
    await step('Escape leads back to the sheet, at the same place', async () => {
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('dialog', { name: 'Chọn số' });
      await waitFor(() => expect(change).toHaveFocus());
      await expect(getComputedStyle(documentElement).overflow).toBe('hidden');
    });
    await step('Escape again leads back to the page', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(getComputedStyle(documentElement).overflow).toBe('visible');
    });
  },
};

/** Pressed beside, a popup that may be put away goes; one that must be answered stays. */
export const MustBeAnswered: Story = {
  render: ({ title, description = '' }) => (
    <Popup open title={title} description={description} actions={<Button onClick={answer}>Đồng ý</Button>} />
  ),
  play: async ({ userEvent }) => {
    answer.mockClear();
    const popup = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    if (!popup.parentElement) throw new Error('The popup stands outside its scrim.');
    await pressTwoWays(userEvent, popup.parentElement);
    await waitFor(() => expect(popup).toBeVisible());
    await pressTwoWays(userEvent, screen.getByRole('button', { name: 'Đồng ý' }));
    await expect(answer).toHaveBeenCalledTimes(2);
  },
};

/** While it leaves, a second press on its button does nothing: what it does is done once. */
export const PressedTwice: Story = {
  render: function PressedTwice(args) {
    const [open, setOpen] = useState(true);
    return <Popup {...args} open={open} onClose={() => setOpen(false)} />;
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    const button = screen.getByRole('button', { name: 'Đồng ý' });
    await userEvent.keyboard('{Escape}');
    await expect(getComputedStyle(button).pointerEvents).toBe('none');
    await gone();
  },
};

/** Letters of twice the size: the popup stays on the screen and scrolls inside. */
export const LargeText: Story = {
  args: { description: Array.from({ length: 20 }, () => 'Vé của bạn được chuyển sang kỳ kế tiếp.').join(' ') },
  beforeEach() {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async () => {
    const popup = await screen.findByRole('dialog');
    await waitFor(() => expect(popup.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(popup.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(popup.scrollHeight).toBeGreaterThan(popup.clientHeight);
    await expect(popup.scrollWidth).toBe(popup.clientWidth);
  },
};

export const LongWords: Story = {
  args: {
    title: 'Số dư không đủ để thanh toán đơn hàng nhiều trò chơi',
    description: 'ORD-0123456789-ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789 không thể thanh toán vào lúc này.',
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
