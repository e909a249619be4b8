import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const meta = { component: Logo, title: 'Frame/Logo', id: 'components-logo' } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vé Lộc')).toBeVisible();
  },
};

export const Large: Story = { args: { size: 'large' } };

export const MarkAloneKeepsItsName: Story = {
  args: { withName: false, size: 'medium' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vé Lộc')).toBeInTheDocument();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
