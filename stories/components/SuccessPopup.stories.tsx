import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button, SUCCESS_POPUP_MS, SuccessPopup, TotalBox } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { takeClock, type HandClock } from '../support/handClock';
import { breakIt } from '../support/breakIt';

let clock: HandClock;

const meta = {
  component: SuccessPopup,
  title: 'Tell/SuccessPopup',
  id: 'components-successpopup',
  beforeEach() {
    clock = takeClock();
    return () => clock.restore();
  },
  args: {
    open: true,
    onClose: fn(),
    onButton: fn(),
    title: 'Mua vé thành công!',
    description: '3 vé đã sẵn sàng dự thưởng. Chúc bạn hái được nhiều lộc.',
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

/** The bar on the popup's lower edge, which runs as long as the popup stays. */
function bar(duration = SUCCESS_POPUP_MS): Animation {
  const [animation] = screen
    .getByRole('dialog')
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getTiming().duration === duration);
  if (!animation) throw new Error('The success popup has no bar that runs for its time.');
  return animation;
}

/** It has left, and the page is open to everyone again. */
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** As it is seen: crown, sum and button, and under them the bar that says how long it stays. */
export const OnThePage: Story = {
  parameters: { chromatic: { modes: widthModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mua vé thành công!' });
    await expect(dialog).toHaveAccessibleDescription(/^3 vé đã sẵn sàng/);
    await waitFor(() => expect(within(dialog).getByText('170.000 ₫')).toBeVisible());
  },
};

/** Drum and leaves are the package's; another brand leaves them out. */
export const WithoutTheDrum: Story = {
  args: { withSunburst: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    const dialog = await screen.findByRole('dialog');
    const crown = dialog.querySelector('[aria-hidden="true"]');
    await waitFor(() => expect(crown?.querySelectorAll('svg')).toHaveLength(1));
    await expect(crown?.childElementCount).toBe(1);
  },
};

/** Twelve figures and a long sentence on the narrowest phone. */
export const TwelveFigures: Story = {
  args: {
    description: '120 vé của 7 trò chơi đã sẵn sàng dự thưởng trong 30 kỳ liên tiếp. Chúc bạn hái được nhiều lộc.',
    children: (
      <TotalBox kind="sunken" rows={[{ label: 'Đã thanh toán', amount: 444_444_444_444, emphasis: 'large' }]} />
    ),
  },
  parameters: { chromatic: { modes: widthModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).getByText('444.444.444.444 ₫').getClientRects()).toHaveLength(1);
  },
};

/** A thumb that rests on it holds it as a mouse does. */
export const HeldByAThumb: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    const title = await screen.findByText('Mua vé thành công!');
    await userEvent.pointer({ keys: '[TouchA>]', target: title });
    await waitFor(() => expect(bar().playState).toBe('paused'));
    clock.advance(60_000);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/TouchA]', target: title });
    clock.advance(3_000);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await gone();
  },
};

/** Goes by itself after 3,000 ms, though its button got the focus on opening. */
export const GoesByItself: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Xem vé của tôi' })).toHaveFocus());
    await step('pointing at it does not hold it, nor does a focus that a script moves', async () => {
      await userEvent.hover(screen.getByText('Mua vé thành công!'));
      screen.getByRole('dialog').focus();
      screen.getByRole('button', { name: 'Xem vé của tôi' }).focus();
      await expect(bar().playState).toBe('running');
    });
    await step('it stays for 2,999 ms and no longer', async () => {
      clock.advance(2_999);
      await expect(args.onClose).not.toHaveBeenCalled();
      clock.advance(1);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thanh toán' })).toHaveFocus());
  },
};

/** More to read stays longer, and the bar with it. */
export const StaysLonger: Story = {
  args: { duration: 8_000 },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    await screen.findByRole('dialog');
    await expect(bar(8_000).playState).toBe('running');
    clock.advance(7_999);
    await expect(args.onClose).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await gone();
  },
};

/** Pressing holds it; letting go lets the rest of the time run. */
export const HeldWhilePressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    const title = await screen.findByText('Mua vé thành công!');
    clock.advance(1_000);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: title });
    await waitFor(() => expect(bar().playState).toBe('paused'));
    clock.advance(60_000);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: title });
    await waitFor(() => expect(bar().playState).toBe('running'));
    clock.advance(1_999);
    await expect(args.onClose).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await gone();
  },
};

/** Once the keyboard has moved inside, it waits for its reader. */
export const HeldByTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    await screen.findByRole('dialog');
    await userEvent.tab();
    await waitFor(() => expect(bar().playState).toBe('paused'));
    clock.advance(60_000);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onButton).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await gone();
  },
};

/** Opened again, it has its whole time again. */
export const OpenedTwice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    await screen.findByRole('dialog');
    clock.advance(2_000);
    await userEvent.keyboard('{Escape}');
    await gone();
    clock.advance(10_000);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    await screen.findByRole('dialog');
    clock.advance(2_999);
    await expect(args.onClose).toHaveBeenCalledOnce();
    clock.advance(1);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await gone();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await gone();
  },
};

export const ClosedByABackdropPress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thanh toán' }));
    const { parentElement: scrim } = await screen.findByRole('dialog');
    if (!scrim) throw new Error('The popup stands outside its scrim.');
    await userEvent.click(scrim);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await gone();
  },
};

export const BreakIt = { ...breakIt({ ...meta, render: undefined }), tags: ['!test', '!autodocs', '!manifest'] };
