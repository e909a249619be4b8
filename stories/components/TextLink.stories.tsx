import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text, TextLink } from '@veloc/ui';
import { followTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: TextLink,
  title: 'Choose/TextLink',
  id: 'components-textlink',
  args: { href: '/term', children: 'Điều khoản sử dụng' },
  render: (args) => (
    <Text size="label" tone="soft">
      Khi bấm thanh toán, bạn đồng ý với <TextLink {...args} />.
    </Text>
  ),
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  play: async ({ canvas, userEvent }) => {
    await followTwoWays(userEvent, canvas.getByRole('link', { name: 'Điều khoản sử dụng' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Điều khoản sử dụng' })).toHaveFocus();
  },
};

/** A sum that was won leads to its ticket, and stays gold. */
export const InItsOwnWords: Story = {
  args: { tone: 'inherit', href: '/account/tickets', children: 'Trúng 30.000 ₫' },
  render: (args) => (
    <Text weight="bold" tone="gold">
      <TextLink {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Trúng 30.000 ₫' });
    await expect(getComputedStyle(link).color).toBe(getComputedStyle(link.parentElement ?? link).color);
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
