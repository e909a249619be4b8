import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Digits } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Digits,
  title: 'Show/Digits',
  id: 'components-digits',
  args: { text: '1.111.111' },
} satisfies Meta<typeof Digits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.111.111')).toBeInTheDocument();
  },
};

/** Ones are narrow and fours wide in this font; here both numbers take the same room. */
export const StandUnderEachOther: Story = {
  render: () => (
    <div style={{ display: 'inline-grid', textAlign: 'right' }}>
      <Digits text="1.111.111" data-testid="ones" />
      <Digits text="4.444.444" data-testid="fours" />
    </div>
  ),
  play: async ({ canvas }) => {
    const width = (id: string) => canvas.getByTestId(id).getBoundingClientRect().width;
    await expect(width('ones')).toBeCloseTo(width('fours'), 1);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
