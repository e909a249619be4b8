import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LastTwoDigits } from '@veloc/ui';
import { breakIt } from '../support/breakIt';
import { northernDraw, southernDraws } from '../support/regionalDraws';

const pairsOf = ({ name, numbers }: (typeof southernDraws)[number], special: string | undefined) => ({
  name,
  numbers: numbers.flat(),
  special: special ?? null,
});

const meta = {
  component: LastTwoDigits,
  title: 'Lottery/LastTwoDigits',
  id: 'components-lasttwodigits',
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'Hai số cuối, miền Nam',
    draws: southernDraws.slice(0, 3).map((draw) => pairsOf(draw, draw.numbers.at(-1)?.[0])),
  },
} satisfies Meta<typeof LastTwoDigits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeCompanies: Story = {
  play: async ({ canvas, args: { draws } }) => {
    const [first] = draws;
    const ending = first?.special?.slice(-2) ?? '';
    const row = canvas.getByRole('row', { name: new RegExp(`^${ending.charAt(0)} `) });
    await expect(row).toHaveTextContent(`${ending.charAt(1)} giải đặc biệt`);
  },
};

export const OneDrawBothWays: Story = {
  args: { label: 'Hai số cuối, miền Bắc', draws: [pairsOf(northernDraw, '68902')] },
  play: async ({ canvas }) => {
    // Of 09, 02, 04, 04 and 08 begin with 0; 50, 50 and 60 end with it.
    await expect(canvas.getByRole('row', { name: /^0 / })).toHaveTextContent(/^02 giải đặc biệt, 4, 8, 9/);
    await expect(canvas.getByRole('row', { name: /^1 / })).toHaveTextContent(/^1–không có5/);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
