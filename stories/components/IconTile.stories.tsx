import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconTile, MessageSquareLockIcon, Text } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = {
  component: IconTile,
  title: 'Show/IconTile',
  id: 'components-icontile',
  args: { icon: <MessageSquareLockIcon /> },
} satisfies Meta<typeof IconTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <IconTile {...args} />
      <Text as="h1" size="heading">
        Nhập mã xác thực
      </Text>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Nhập mã xác thực' })).toBeVisible();
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.width).toBe(32);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
