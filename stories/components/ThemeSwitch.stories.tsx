import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeSwitch } from '@veloc/ui';
import { tap } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: ThemeSwitch,
  title: 'Choose/ThemeSwitch',
  id: 'components-themeswitch',
  args: { isDark: false, onChange: fn() },
  render: function Switches(args) {
    const [isDark, setDark] = useState(args.isDark);
    return (
      <ThemeSwitch
        {...args}
        isDark={isDark}
        onChange={(change) => {
          args.onChange(change);
          setDark(change.isDark);
        }}
      />
    );
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Giao diện tối' });
    await expect(control).not.toBeChecked();
    await tap(userEvent, control);
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenNthCalledWith(1, { isDark: true });
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
