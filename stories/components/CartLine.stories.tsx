import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartLine, NumberBall } from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { breakIt } from '../support/breakIt';

const balls = (numbers: number[]) => numbers.map((value) => <NumberBall key={value} value={value} size={28} />);

const meta = {
  component: CartLine,
  title: 'Lottery/CartLine',
  id: 'components-cartline',
  args: {
    ...gamePages.power.look,
    name: 'POWER 6/55',
    detail: 'Kỳ 21/11 · Vé thường',
    children: balls([6, 14, 22, 35, 41, 53]),
    isChosen: true,
    onChoose: fn(),
    quantity: 1,
    onQuantity: fn(),
    onRemove: fn(),
    price: 10_000,
    sync: { status: 'synced' },
  },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Synced: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn POWER 6/55' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ checked: false });
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: /^Tăng,/ }) });
    await expect(args.onQuantity).toHaveBeenCalledWith({ value: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa POWER 6/55' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { ...gamePages.keno.look, name: 'KENO', sync: { status: 'pending' }, quantity: 2, price: 300_000 },
};

export const Failed: Story = {
  args: {
    ...gamePages.max3d.look,
    name: 'MAX 3D',
    isChosen: false,
    sync: { status: 'error', attempts: 2, maxAttempts: 3, onRetry: fn() },
  },
};

export const Invalid: Story = {
  args: { error: 'Vé không hợp lệ: Kỳ quay đã đóng' },
};

/** Eighteen numbers and twelve digits of money, in the narrowest column. */
export const FullAtNarrowWidth: Story = {
  args: {
    ...gamePages.mega.look,
    name: 'MEGA 6/45 BAO 18',
    children: balls(Array.from({ length: 18 }, (_, index) => index + 1)),
    quantity: 999,
    price: 185_454_360_000,
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('article');
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  },
};

export const KeyboardAlone: Story = {
  args: { quantity: 2 },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('every control is a tab stop, in the order of reading', async () => {
      const quantity = 'Số lượng POWER 6/55';
      for (const name of ['Chọn POWER 6/55', 'Xóa POWER 6/55', `Giảm, ${quantity}`, `Tăng, ${quantity}`]) {
        const control = [...canvas.getAllByRole('checkbox'), ...canvas.getAllByRole('button')];
        await userEvent.tab();
        await expect(control.find((node) => node === node.ownerDocument.activeElement)).toHaveAccessibleName(name);
      }
    });
    await step('Space presses the last one', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onQuantity).toHaveBeenLastCalledWith({ value: 3 });
    });
    await step('and the way back works as well', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(args.onQuantity).toHaveBeenLastCalledWith({ value: 1 });
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledOnce();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await expect(args.onChoose).toHaveBeenCalledWith({ checked: false });
    });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
