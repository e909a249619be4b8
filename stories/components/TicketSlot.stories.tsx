import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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

/** The first of a list that holds nothing yet says how to begin, in the room of its places. */
export const EmptyWithAPrompt: Story = {
  args: { state: 'empty', numbers: [], prompt: 'Chạm để chọn số' },
  render: (args) => (
    <TicketSlotList done={0}>
      <TicketSlot {...args} />
      <TicketSlot {...args} code="B" prompt={undefined} />
      <TicketSlot {...args} code="C" state="done" numbers={[3, 12, 19, 27, 34, 45]} />
    </TicketSlotList>
  ),
  play: async ({ canvas }) => {
    const [prompted, empty, done] = canvas.getAllByRole('button', { name: /^Vé/ });
    await expect(prompted).toHaveAccessibleName(/Vé A.*Chưa chọn số.*Chạm để chọn số$/);
    await expect(canvas.getAllByText('Chạm để chọn số')).toHaveLength(1);
    await expect(prompted?.offsetHeight).toBe(empty?.offsetHeight);
    await expect(prompted?.offsetHeight).toBe(done?.offsetHeight);
  },
};

/** Where nothing is picked at random the row alone can be pressed. */
export const EmptyWithoutDice: Story = {
  args: { state: 'empty', numbers: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <TicketSlotList done={0}>
      <TicketSlot {...args} onRandom={undefined} />
    </TicketSlotList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Vé A.*Chưa chọn số/);
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

const middleOf = (part: Element | undefined) => {
  const { top = NaN, height = NaN } = part?.getBoundingClientRect() ?? {};
  return Math.round(top + height / 2);
};

/** Px of a list on a phone of 320. */
const NARROW = 288;

/** Six balls share their line with a short price, on which the action stands too; where there is no room, it goes below. */
export const WithAPrice: Story = {
  args: { price: '£2.50', numbers: [8, 9, 21, 30, 42, 45] },
  render: (args) => (
    <TicketSlotList done={1}>
      <TicketSlot {...args} />
      <TicketSlot {...args} code="B" state="partial" numbers={[8, 9]} message="Chọn thêm 4 số" />
      <TicketSlot {...args} code="C" state="error" message="Số đã chọn không hợp lệ" />
      <TicketSlot {...args} code="D" bonus={[11]} bonusPlaces={1} />
    </TicketSlotList>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region');
    const rows = canvas.getAllByRole('button', { name: /^Vé/ });
    for (const [at, row] of rows.entries()) {
      const [letter, balls] = row.children;
      const price = row.lastElementChild ?? undefined;
      const tops = [...(balls?.children ?? [])].slice(0, 6).map((ball) => middleOf(ball));
      await expect(new Set(tops).size).toBe(1);
      await expect(middleOf(letter)).toBe(tops[0]);
      const isBeside = list.clientWidth > NARROW && at < rows.length - 1;
      if (isBeside) await expect(middleOf(price)).toBe(tops[0]);
      else await expect(middleOf(price)).toBeGreaterThan((tops[0] ?? NaN) + 18);
      if (isBeside) await expect(middleOf(row.nextElementSibling?.firstElementChild ?? undefined)).toBe(tops[0]);
    }
  },
};

export const WithAPriceOnASmallPhone: Story = {
  ...WithAPrice,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(List) => <div style={{ width: NARROW }}>{List()}</div>],
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

/** A double press on the dice rolls once and takes nothing back; a moment later the cross is one. */
export const PressedTwice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function PressedTwice(args) {
    const [numbers, setNumbers] = useState<readonly number[]>([]);
    return (
      <TicketSlot
        {...args}
        numbers={numbers}
        state={numbers.length > 0 ? 'done' : 'empty'}
        onRandom={() => setNumbers(args.numbers)}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Chọn nhanh vé A' }));
    const cross = canvas.getByRole('button', { name: 'Xóa vé A' });
    await expect(args.onRemove).not.toHaveBeenCalled();
    const start = performance.now();
    await waitFor(() => expect(performance.now() - start).toBeGreaterThan(500));
    await userEvent.click(cross);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
