import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CartGroup, Facts, NumberBall, type CartGroupLine } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { breakIt } from '../support/breakIt';
import { pressTwoWays } from '../support/press';

const sets = [
  [33, 37, 38, 39, 44, 51],
  [9, 14, 33, 35, 48, 51],
  [7, 10, 25, 26, 45, 50],
  [10, 25, 38, 44, 49, 52],
  [6, 16, 31, 36, 47, 51],
  [2, 20, 21, 23, 24, 38],
];

const line = (index: number, changed: Partial<CartGroupLine> = {}, state: 'selected' | 'unmatched' = 'selected') => ({
  id: `line-${index}`,
  numbers: (sets[index % sets.length] ?? []).map((value) => (
    <NumberBall key={value} value={value} size={28} state={state} />
  )),
  isChosen: true,
  quantity: 1,
  price: 10_000,
  sync: { status: 'synced' } as const,
  ...changed,
});

const meta = {
  component: CartGroup,
  title: 'Lottery/CartGroup',
  id: 'components-cartgroup',
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...gamePages.power.look,
    name: 'POWER 6/55',
    detail: <Facts facts={['Kỳ 21/11', '3 vé']} />,
    lines: [line(0), line(1), line(2)],
    onChoose: fn(),
    onQuantity: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CartGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'POWER 6/55 Kỳ 21/11 · 3 vé' })).toBeVisible();
    await expect(canvas.getByText('30.000 ₫')).toBeVisible();
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
    await pressTwoWays(userEvent, canvas.getByRole('checkbox', { name: 'Chọn POWER 6/55' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenCalledWith({ ids: ['line-0', 'line-1', 'line-2'], checked: false });
  },
};

/** Each ticket is counted in its line; the step below one throws it away, and one press does several copies. */
export const Edited: Story = {
  args: { lines: [line(0), line(1, { quantity: 2, price: 20_000 })] },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => within(item));
    for (const button of [...(first?.getAllByRole('button') ?? []), ...(second?.getAllByRole('button') ?? [])]) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Tăng, Số lượng vé B POWER 6/55' }));
    await expect(args.onQuantity).toHaveBeenCalledWith({ id: 'line-1', value: 3 });
    await userEvent.click(canvas.getByRole('button', { name: 'Giảm, Số lượng vé B POWER 6/55' }));
    await expect(args.onQuantity).toHaveBeenLastCalledWith({ id: 'line-1', value: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa vé A POWER 6/55' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith({ id: 'line-0' });
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa vé B POWER 6/55' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith({ id: 'line-1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn từng vé POWER 6/55' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn vé B POWER 6/55' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ ids: ['line-1'], checked: false });
  },
};

/** A ticket that is left out shows the choices, and the head the sum of the others. */
export const PartlyChosen: Story = {
  args: { lines: [line(0), line(1, { isChosen: false }), line(2)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20.000 ₫')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Chọn POWER 6/55' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Chọn vé B POWER 6/55' })).not.toBeChecked();
  },
};

export const WaitingAndFailed: Story = {
  args: {
    lines: [
      line(0, { sync: { status: 'pending' } }),
      line(1, { sync: { status: 'error', attempts: 2, maxAttempts: 3, onRetry: fn() } }),
      line(2, { error: 'Số đã chọn không hợp lệ' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chờ đồng bộ')).toBeInTheDocument();
    await expect(canvas.getByText('Lỗi đồng bộ · đã thử 2/3 lần')).toBeVisible();
    await expect(canvas.getByText('Số đã chọn không hợp lệ')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Chọn vé C POWER 6/55' })).toBeChecked();
  },
};

export const Closed: Story = {
  args: {
    detail: <Facts facts={['Kỳ 21/11', 'không tính tiền']} />,
    isClosed: true,
    lines: Array.from({ length: 18 }, (_, index) => line(index, {}, 'unmatched')),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Xem 15 vé nữa' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(18);
    await userEvent.click(canvas.getByRole('button', { name: 'Thu gọn' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Price, choices and steppers end on one edge; a ticket's balls stand beside its stepper on the narrowest phone, be they seven. */
export const OneRowAtNarrowWidth: Story = {
  args: {
    lines: [0, 1].map((index) =>
      line(index, {
        numbers: [...(sets[index] ?? []), ...(index > 0 ? [52] : [])].map((value) => (
          <NumberBall key={value} value={value} size={26} />
        )),
        quantity: index + 1,
        price: 10_000 * (index + 1),
      }),
    ),
  },
  globals: { viewport: { value: 'w320' } },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const price = canvas.getByText('30.000 ₫').getBoundingClientRect();
    for (const item of canvas.getAllByRole('listitem')) {
      const stepper = within(item).getByRole('group').getBoundingClientRect();
      // Its ground ends four pixels inside its last target.
      await expect(stepper.right - 4).toBeCloseTo(price.right, 0);
      const [ball] = within(item).getAllByText(/^\d\d$/);
      await expect(stepper.top).toBeLessThan(ball?.getBoundingClientRect().bottom ?? 0);
    }
  },
};

/** Eighteen numbers and twelve digits of money, in the narrowest column. */
export const FullAtNarrowWidth: Story = {
  args: {
    ...gamePages.mega.look,
    name: 'MEGA 6/45',
    detail: <Facts facts={['Kỳ 21/11', '12 kỳ', 'Bao 18', '999 vé']} />,
    lines: [
      line(0, {
        numbers: Array.from({ length: 18 }, (_, index) => <NumberBall key={index} value={index + 1} size={28} />),
        note: 'Bao 18',
        quantity: 999,
        price: 185_454_360_000,
      }),
      line(1),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('article');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn từng vé MEGA 6/45' }));
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

export const KeyboardAlone: Story = {
  args: { lines: [line(0, { quantity: 2, price: 20_000 }), line(1)] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('choice, then the way to the single choices', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onChoose).toHaveBeenCalledWith({ ids: ['line-0', 'line-1'], checked: false });
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Xong POWER 6/55' })).toHaveAttribute('aria-expanded', 'true');
    });
    await step('each control of the line follows in the order of reading', async () => {
      const quantity = 'Số lượng vé A POWER 6/55';
      for (const name of ['Chọn vé A POWER 6/55', 'Xóa vé A POWER 6/55', `Giảm, ${quantity}`, `Tăng, ${quantity}`]) {
        const controls = [...canvas.getAllByRole('checkbox'), ...canvas.getAllByRole('button')];
        await userEvent.tab();
        await expect(controls.find((node) => node === node.ownerDocument.activeElement)).toHaveAccessibleName(name);
      }
      await userEvent.keyboard('{Enter}');
      await expect(args.onQuantity).toHaveBeenCalledWith({ id: 'line-0', value: 3 });
    });
    await step('of one copy the step down throws it away', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledWith({ id: 'line-1' });
    });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
