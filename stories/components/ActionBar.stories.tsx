import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActionBar, Button } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const press = fn();

const meta = {
  component: ActionBar,
  title: 'Frame/ActionBar',
  id: 'components-actionbar',
  args: {
    children: (
      <Button wide onClick={press}>
        Xác nhận
      </Button>
    ),
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const StaysAtTheFootOfALongPage: Story = {
  render: (args) => (
    <div style={{ height: '150vh', display: 'flex', flexDirection: 'column' }}>
      <ActionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
