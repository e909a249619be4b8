import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DigitTiles, type DigitTilesProps } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: DigitTiles,
  title: 'Lottery/DigitTiles',
  id: 'components-digittiles',
  args: { label: 'Bộ số', groups: ['168'], length: 3 },
  decorators: [
    (Story) => (
      <div data-accent="max3d" style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { modes: widthModes } },
} satisfies Meta<typeof DigitTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bộ số: 1 6 8')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A number of two or three digits is short of nothing with two. */
export const OfTwoLengths: Story = {
  args: { groups: ['68', '6'], length: 3, least: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bộ số 1: 6 8')).toBeInTheDocument();
    await expect(canvas.getByText('Bộ số 2: 6, thiếu 1 chữ số')).toBeInTheDocument();
  },
};

/** What only shows may stand in a button, which then says the digits. */
export const InsideAButton: Story = {
  args: { groups: ['168', '279'] },
  decorators: [
    (Story) => (
      <button type="button">
        Vé A <Story />
      </button>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Vé A\s*Bộ số 1: 1 6 8\s*Bộ số 2: 2 7 9$/ })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <>
      <DigitTiles label="Đủ" groups={['168']} length={3} />
      <DigitTiles label="Thiếu" groups={['39']} length={3} />
      <DigitTiles label="Đang nhập" groups={['3']} length={3} active={0} />
      <DigitTiles label="Lỗi" groups={['05']} length={3} wrong={[0]} />
      <DigitTiles label="Kết quả" groups={['792', '168', '445']} length={3} matched={[[0, 1], [0, 1, 2], []]} />
    </>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByText(/: /).map((group) => group.textContent);
    await expect(names).toEqual([
      'Đủ: 1 6 8',
      'Thiếu: 3 9, thiếu 1 chữ số',
      'Đang nhập: 3, thiếu 2 chữ số, đang nhập',
      'Lỗi: 0 5, thiếu 1 chữ số, chưa hợp lệ',
      'Kết quả 1: 7 9 2, trúng 7 9',
      'Kết quả 2: 1 6 8, trúng',
      'Kết quả 3: 4 4 5, không trúng',
    ]);
  },
};

const sizes = [28, 34, 42, 62] as const;

export const Sizes: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <DigitTiles key={size} label={`Cỡ ${size}`} groups={['16']} length={3} size={size} active={0} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const size of sizes) {
      const tiles = canvas.getByText(new RegExp(`^Cỡ ${size}:`)).parentElement?.querySelectorAll('[data-state]') ?? [];
      await expect(tiles).toHaveLength(3);
      for (const tile of tiles) {
        const { width, height } = tile.getBoundingClientRect();
        await expect(width).toBe(size);
        await expect(height).toBeCloseTo(size * 1.2, 1);
      }
    }
  },
};

/** A little form of groups, as a screen would keep it. */
function Typing(args: DigitTilesProps) {
  const [groups, setGroups] = useState(args.groups);
  const [active, setActive] = useState(args.active ?? 0);
  const change = (next: (digits: string) => string) =>
    setGroups((now) => now.map((digits, index) => (index === active ? next(digits) : digits)));
  return (
    <DigitTiles
      {...args}
      groups={groups}
      active={active}
      onType={(typed) => {
        args.onType?.(typed);
        change((digits) => digits + typed.digit);
      }}
      onDelete={() => change((digits) => digits.slice(0, -1))}
      onSelect={({ index }) => setActive(index)}
      whyNot={(key) =>
        key !== 'delete' && groups[active]?.length === args.length ? `Đã đủ ${args.length} chữ số` : undefined
      }
    />
  );
}

export const TypedOnAKeyboard: Story = {
  args: { groups: ['168', '', '27'], active: 1, size: 42, onType: fn() },
  render: Typing,
  play: async ({ args, canvas, userEvent, step }) => {
    const group = (name: RegExp) => canvas.getByRole('button', { name });
    await step('the groups are one tab stop, at the one being typed', async () => {
      await userEvent.tab();
      await expect(group(/^Bộ số 2: trống/)).toHaveFocus();
    });
    await step('digits and Backspace type into it', async () => {
      await userEvent.keyboard('39{Backspace}8');
      await expect(group(/^Bộ số 2: 3 8, thiếu 1 chữ số, đang nhập/)).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByRole('status')).toHaveTextContent('8');
    });
    await step('a full group takes no more, and says so', async () => {
      await userEvent.keyboard('01');
      await expect(group(/^Bộ số 2: 3 8 0/)).toBeVisible();
      await expect(args.onType).toHaveBeenCalledTimes(4);
      await expect(canvas.getByRole('status')).toHaveTextContent('Đã đủ 3 chữ số');
    });
    await step('arrows walk from group to group and stop at the ends', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(group(/^Bộ số 3/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await expect(group(/^Bộ số 1/)).toHaveFocus();
    });
    await step('nothing here opens the keyboard of a phone', async () => {
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
  },
};

export const AGroupIsChosenByTouch: Story = {
  args: { groups: ['168', '27'], onType: fn() },
  render: Typing,
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: /^Bộ số 2/ });
    await expect(second.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.pointer({ target: second, keys: '[TouchA]' });
    await expect(second).toHaveAttribute('aria-current', 'true');
  },
};

export const CardsThatOpenElsewhere: Story = {
  args: { groups: ['168', '27'], onSelect: fn(), onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Bộ số 1/ }).focus();
    await userEvent.keyboard('5{ArrowRight}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Bộ số 2/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith({ index: 1 });
  },
};

const twenty = Array.from({ length: 20 }, (_, index) => String(index * 47 + 100));

export const TwentyGroupsInCardsAt320: Story = {
  args: { groups: twenty.with(3, '05'), wrong: [3], active: 4, onType: fn(), onRemove: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-accent="max3dpro" style={{ width: 320, padding: '0 1rem' }}>
        <Story />
      </div>
    ),
  ],
  render: Typing,
  play: async ({ args, canvas, userEvent }) => {
    const cards = canvas.getByRole('group', { name: 'Bộ số' });
    await expect(cards.scrollWidth).toBeLessThanOrEqual(cards.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ số 4' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ index: 3 });
    await expect(canvas.getByRole('button', { name: /^Bộ số 4: 0 5, .*chưa hợp lệ/ })).toBeVisible();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
