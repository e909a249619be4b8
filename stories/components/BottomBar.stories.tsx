import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BottomBar, Button } from '@veloc/ui';

const press = fn();

const meta = {
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: { children: <Button onClick={press}>Xác nhận</Button> },
  decorators: [
    (Story) => (
      <div style={{ height: '150vh', display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the window's foot, though the page is longer. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};
