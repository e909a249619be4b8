import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { GiftEnvelope } from '@veloc/ui';
import { breakIt } from '../support/breakIt';
import { pressTwoWays } from '../support/press';

const ticket = {
  accent: 'mega',
  petals: 5,
  title: 'MEGA 6/45',
  subtitle: 'Kỳ #01592 · 22/11/2026',
  shop: 'Vé Lộc',
  tickets: [
    { code: 'A', numbers: [7, 12, 26, 31, 38, 43] },
    { code: 'B', numbers: [3, 11, 19, 28, 36, 40] },
    { code: 'C', numbers: [5, 14, 22, 27, 35, 41] },
  ],
  code: { name: 'Mã đơn', value: '••••-••••-••••' },
  facts: ['3 vé · 30.000 ₫'],
};

const meta = {
  component: GiftEnvelope,
  title: 'Lottery/GiftEnvelope',
  id: 'components-giftenvelope',
  args: {
    ticket,
    recipient: 'Ngọc Anh',
    wish: 'Mừng sinh nhật, lộc đầy tay nhé!',
    onRecipientChange: () => undefined,
    onWishChange: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  render: function Kept(args) {
    const [recipient, setRecipient] = useState(args.recipient);
    const [wish, setWish] = useState(args.wish);
    return (
      <GiftEnvelope
        {...args}
        recipient={recipient}
        onRecipientChange={({ value }) => setRecipient(value)}
        wish={wish}
        onWishChange={({ value }) => setWish(value)}
      />
    );
  },
} satisfies Meta<typeof GiftEnvelope>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture has one name: whom it is for, what is wished, and the ticket. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^Lì xì, Gửi Ngọc Anh, Mừng sinh nhật, lộc đầy tay nhé!, MEGA 6\/45, .*A: 7 12 26 31 38 43/,
    );
  },
};

/** With nothing typed it names nobody and bears a wish of its own. */
export const Empty: Story = {
  args: { recipient: '', wish: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Lì xì, Một chút lộc gửi bạn, MEGA/);
    await expect(canvas.queryByText(/^Gửi /, { selector: 'text' })).toBeNull();
  },
};

/** What is typed stands on the envelope at once, and stops at its length. */
export const ByKeyboard: Story = {
  args: { recipient: '', wish: '' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Bà Nội');
    await expect(canvas.getByText('Gửi Bà Nội', { selector: 'text' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Lời chúc' })).toHaveFocus();
    await userEvent.keyboard('x'.repeat(70));
    await expect(canvas.getByRole('textbox', { name: 'Lời chúc' })).toHaveValue('x'.repeat(60));
    await expect(canvas.getByText('Còn 0 ký tự')).toBeVisible();
  },
};

/** A press on its label, by mouse or finger, goes to a field as well. */
export const Pressed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent: user }) => {
    await pressTwoWays(user, canvas.getByText('Lời chúc'));
    await expect(canvas.getByRole('textbox', { name: 'Lời chúc' })).toHaveFocus();
  },
};

/** The widest letters that fit, on the narrowest phone: every line stays on the envelope. */
export const LongestTextAt320: Story = {
  args: {
    recipient: 'Nguyễn Hoàng Phương Mai',
    wish: 'MỪNG THỌ BÀ NỘI TÁM MƯƠI XUÂN WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW'.slice(0, 60),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvas.getByRole('img').getBoundingClientRect();
    const edge = (52 / 390) * drawing.width;
    const written = [...canvasElement.querySelectorAll<SVGTextElement>('svg > text')];
    await expect(written.length).toBeGreaterThan(2);
    for (const line of written) {
      const box = line.getBoundingClientRect();
      await expect(box.left).toBeGreaterThan(drawing.left + edge);
      await expect(box.right).toBeLessThan(drawing.right - edge);
      await expect(box.bottom).toBeLessThan(drawing.top + (505 / 540) * drawing.height);
    }
  },
};

/** The ticket comes out in 320 ms; where less motion is wanted no rule moves it. */
export const SlidesOut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const ticketOf = canvasElement.querySelector('[data-accent]')?.parentElement?.parentElement;
    const wantsLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { animationName, animationDuration } = getComputedStyle(ticketOf ?? canvasElement);
    if (wantsLess) await expect(animationName).toBe('none');
    else await expect(animationDuration).toBe('0.32s');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
