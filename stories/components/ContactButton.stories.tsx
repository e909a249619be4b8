import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ContactButton } from '@veloc/ui';

const meta = {
  component: ContactButton,
  parameters: { layout: 'fullscreen' },
  args: { onClick: fn(), isOnline: true },
} satisfies Meta<typeof ContactButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Liên hệ, đang trực tuyến' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
