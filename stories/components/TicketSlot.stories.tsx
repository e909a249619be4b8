import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SlotLetter, TicketSlot, TicketSlotList } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: TicketSlot,
  title: 'Lottery/TicketSlot',
  id: 'components-ticketslot',
  subcomponents: { SlotLetter },
  args: {
    code: 'A',
    state: 'done',
    numbers: [3, 12, 19, 27, 34, 45],
    places: 6,
    onOpen: fn(),
    onRandom: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div data-accent="power">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <TicketSlotList done={args.state === 'done' ? 1 : 0}>
      <TicketSlot {...args} />
    </TicketSlotList>
  ),
  parameters: { chromatic: { modes: widthModes } },
} satisfies Meta<typeof TicketSlot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the row opens the picker', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      await expect(args.onOpen).toHaveBeenCalledWith({ code: 'A' });
    });
    await step('the cross removes, and opens nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Xóa vé A' }));
      await expect(args.onRemove).toHaveBeenCalledWith({ code: 'A' });
      await expect(args.onOpen).toHaveBeenCalledOnce();
    });
  },
};

export const Empty: Story = {
  args: { state: 'empty', numbers: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /Vé A.*Chưa chọn số/ })).toBeVisible();
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Chọn nhanh vé A' }) });
    await expect(args.onRandom).toHaveBeenCalledWith({ code: 'A' });
  },
};

export const Partial: Story = {
  args: { state: 'partial', numbers: [8, 9, 21], message: 'Chọn thêm 3 số' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa vé A' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ code: 'A' });
  },
};

export const WithABonusNumber: Story = {
  args: { bonus: [11], bonusPlaces: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /45\s*cộng\s*11$/ })).toBeVisible();
  },
};

export const ABonusPlaceIsLeft: Story = {
  args: { state: 'partial', bonusPlaces: 1, message: 'Chọn 1 số đặc biệt' },
};

export const OnlyABonusNumberIsNotEmpty: Story = {
  args: { state: 'partial', numbers: [], bonus: [7], bonusPlaces: 1, message: 'Chọn thêm 6 số' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Chưa chọn số')).toBeNull();
  },
};

export const Refused: Story = {
  args: { state: 'error', message: 'Vé không hợp lệ: Số đã chọn không hợp lệ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vé không hợp lệ: Số đã chọn không hợp lệ')).toBeVisible();
  },
};

export const EighteenNumbersWrap: Story = {
  args: { numbers: Array.from({ length: 18 }, (_, index) => index * 2 + 1), places: 18 },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: /^Vé A/ });
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

export const Loading: Story = {
  args: { state: 'loading', numbers: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Đang tải/ }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const LetterOfASheet: Story = {
  render: () => (
    <>
      <SlotLetter code="A" /> Vé A · Chọn 6 số
    </>
  ),
};

/** The row is one stop, its action the next. */
export const KeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Vé A/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ code: 'A' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Xóa vé A' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledWith({ code: 'A' });
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** The action changes with the state under the finger that pressed it; the focus stays. */
export const KeepsTheFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { numbers: [] },
  render: function KeepsTheFocus(args) {
    const [numbers, setNumbers] = useState(args.numbers);
    const add = () => setNumbers([...numbers, 8, 9, 21]);
    const state = numbers.length === 0 ? 'empty' : numbers.length < args.places ? 'partial' : 'done';
    return <TicketSlot {...args} {...{ numbers, state }} onRandom={add} onOpen={add} onRemove={() => setNumbers([])} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    for (const name of ['Chọn nhanh vé A', 'Sửa vé A', 'Xóa vé A', 'Chọn nhanh vé A']) {
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
