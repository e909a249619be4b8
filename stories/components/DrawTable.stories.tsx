import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DrawTable } from '@veloc/ui';
import { breakIt } from '../support/breakIt';
import { northernDraw, northernTiers, southernDraws, southernTiers } from '../support/regionalDraws';

const meta = {
  component: DrawTable,
  title: 'Lottery/DrawTable',
  id: 'components-drawtable',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: 'Xổ số miền Nam, Thứ Bảy 15/08/2026', tiers: southernTiers, draws: southernDraws },
} satisfies Meta<typeof DrawTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourCompanies: Story = {
  play: async ({ canvas, args: { draws } }) => {
    const special = canvas.getByRole('row', { name: /^Giải Đặc biệt/ });
    for (const { numbers } of draws) await expect(special).toHaveTextContent(numbers.at(-1)?.[0] ?? 'none');
    await expect(canvas.getByRole('columnheader', { name: 'Hậu Giang' })).toBeInTheDocument();

    // What has no room is moved by a keyboard, and the prizes' names stay where they are.
    const frame = canvas.getByRole('region');
    const name = canvas.getByRole('rowheader', { name: 'Giải Tư' });
    const before = name.getBoundingClientRect().left;
    await userEvent.tab();
    await expect(frame).toHaveFocus();
    frame.scrollLeft = 200;
    await expect(name.getBoundingClientRect().left).toBe(before);
  },
};

export const ThreeCompanies: Story = {
  args: { draws: southernDraws.slice(0, 3) },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region');
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
  },
};

export const OneDrawSpreadsOut: Story = {
  args: { label: 'Xổ số miền Bắc, Thứ Bảy 15/08/2026', tiers: northernTiers, draws: [northernDraw] },
  play: async ({ canvas }) => {
    const [first, second, , fourth] = ['53250', '18848', '98299', '79826'].map((number) =>
      canvas.getByText(number).getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(fourth?.left).toBe(first?.left);
  },
};

export const NotYetDrawn: Story = {
  args: {
    draws: southernDraws.map((draw, index) => ({ ...draw, numbers: draw.numbers.slice(0, index === 0 ? 5 : 2) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Giải Đặc biệt/ })).toHaveTextContent('––––');
  },
};

/** Of all that ends in two digits, none is missed, whatever prize it is. */
export const Ending: Story = {
  args: { ending: '69' },
  play: async ({ canvas, canvasElement, args: { draws } }) => {
    const wanted = draws.flatMap(({ numbers }) => numbers.flat()).filter((number) => number.endsWith('69'));
    await expect(wanted.length).toBeGreaterThan(0);
    const marks = [...canvasElement.querySelectorAll('mark')];
    await expect(marks).toHaveLength(wanted.length);
    for (const mark of marks) await expect(mark).toHaveTextContent(/69$/);
    await expect(canvas.getByText(`Có ${wanted.length} số tận cùng là 69`)).toBeVisible();
  },
};

export const EndingOfNothing: Story = {
  args: { ending: '09', draws: southernDraws.slice(0, 1).map((draw) => ({ ...draw, numbers: [['15']] })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Không có số nào tận cùng là 09')).toBeVisible();
    await expect(canvasElement.querySelector('mark')).toBeNull();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
