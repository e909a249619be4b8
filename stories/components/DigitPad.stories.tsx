import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DigitPad, DigitTiles, type DigitKey, type DigitPadProps } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { breakIt } from '../support/breakIt';

const meta = {
  component: DigitPad,
  title: 'Lottery/DigitPad',
  id: 'components-digitpad',
  args: { onType: fn(), onDelete: fn() },
  decorators: [
    (Story) => (
      <div data-accent="max3d" style={{ display: 'grid', gap: '1.5rem', justifyItems: 'center', maxWidth: '22.5rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { chromatic: { modes: widthModes } },
} satisfies Meta<typeof DigitPad>;

export default meta;
type Story = StoryObj<typeof meta>;

const LENGTH = 3;

/** A pad under the tiles it fills, as a screen would join them. */
function TilesAndPad(args: DigitPadProps) {
  const [groups, setGroups] = useState(['39', '']);
  const [active, setActive] = useState(0);
  const digits = groups[active] ?? '';
  const set = (next: string) => setGroups((now) => now.with(active, next));
  const typing = {
    onType: ({ digit }: { digit: string }) => {
      args.onType({ digit });
      set(digits + digit);
    },
    onDelete: () => set(digits.slice(0, -1)),
    whyNot: (key: DigitKey) => {
      if (key === 'delete') return digits === '' ? 'Chưa có chữ số để xóa' : undefined;
      return key !== 'random' && digits.length === LENGTH ? `Đã đủ ${LENGTH} chữ số` : undefined;
    },
  };
  return (
    <>
      <DigitTiles
        {...typing}
        label="Bộ số"
        groups={groups}
        length={LENGTH}
        active={active}
        size={42}
        onSelect={({ index }) => setActive(index)}
      />
      <DigitPad
        {...args}
        {...typing}
        onMove={({ by }) => setActive((now) => Math.min(groups.length - 1, Math.max(0, now + by)))}
        onRandom={() => set('168')}
        style={{ width: '100%' }}
      />
    </>
  );
}

export const Default: Story = {
  render: TilesAndPad,
  play: async ({ canvas, userEvent, step }) => {
    const key = (name: string) => canvas.getByRole('button', { name });
    const said = () => canvas.getAllByRole('status').map((status) => status.textContent);
    await step('a tap types, and says the digit', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: key('1') });
      await expect(canvas.getByRole('button', { name: /^Bộ số 1: 3 9 1/ })).toBeVisible();
      await expect(said()).toContain('1');
    });
    await step('a key that can do nothing stays reachable and says why', async () => {
      await expect(key('5')).toHaveAttribute('aria-disabled', 'true');
      await expect(key('5')).toHaveAccessibleDescription('Đã đủ 3 chữ số');
      await userEvent.click(key('5'));
      await expect(said()).toContain('Đã đủ 3 chữ số');
      await expect(canvas.getByRole('button', { name: /^Bộ số 1: 3 9 1/ })).toBeVisible();
    });
    await step('one digit can be taken back', async () => {
      await userEvent.click(key('Xóa một chữ số'));
      await expect(canvas.getByRole('button', { name: /^Bộ số 1: 3 9, thiếu 1/ })).toBeVisible();
    });
    await step('the dice fills the group', async () => {
      await userEvent.click(key('Chọn nhanh'));
      await expect(canvas.getByRole('button', { name: /^Bộ số 1: 1 6 8/ })).toBeVisible();
      await expect(said()).toContain('Đã chọn nhanh');
    });
  },
};

export const KeyboardAlone: Story = {
  render: TilesAndPad,
  play: async ({ args, canvas, userEvent, step }) => {
    canvas.getByRole('button', { name: '5' }).focus();
    await step('digits, Backspace and arrows work while any key has the focus', async () => {
      await userEvent.keyboard('{Backspace}7{ArrowRight}24');
      await expect(canvas.getByRole('button', { name: /^Bộ số 1: 3 7,/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Bộ số 2: 2 4, .*đang nhập/ })).toBeVisible();
    });
    await step('Enter and Space press the key itself', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onType).toHaveBeenLastCalledWith({ digit: '5' });
    });
    await step('shortcuts of the browser stay its own', async () => {
      await userEvent.keyboard('{Control>}1{/Control}');
      await expect(args.onType).toHaveBeenCalledTimes(4);
    });
  },
};

export const CompactAt320: Story = {
  args: { shape: 'compact', onRandom: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-accent="loto" style={{ width: 320, padding: '0 1rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const keys = canvas.getAllByRole('button');
    await expect(keys.map((key) => key.getAttribute('aria-label') ?? key.textContent)).toEqual([
      '1',
      '2',
      '3',
      'Xóa một chữ số',
      '4',
      '5',
      '6',
      'Chọn nhanh',
      '7',
      '8',
      '9',
      '0',
    ]);
    for (const key of keys) {
      const { width, height } = key.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const AnEraserInTheCorner: Story = {
  args: { onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa hết' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const NothingInTheCorner: Story = {
  play: async ({ canvas }) => {
    const middle = canvas.getByRole('button', { name: '8' }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: '0' }).getBoundingClientRect().left).toBe(middle.left);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
