import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChevronLeftIcon, DicesIcon, IconButton, IconLink, XIcon } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: IconButton,
  title: 'Choose/IconButton',
  id: 'components-iconbutton',
  subcomponents: { IconLink },
  args: { label: 'Đóng', icon: <XIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Đóng' });
    await step('the target is 44 px', async () => {
      const { width, height } = button.getBoundingClientRect();
      await expect([width, height]).toEqual([44, 44]);
    });
    await step('it answers the keyboard, a mouse and a finger', async () => {
      button.focus();
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledOnce();
      await pressTwoWays(userEvent, button);
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
  },
};

export const Tones: Story = {
  render: () => (
    <div data-accent="keno" style={{ display: 'flex' }}>
      <IconButton label="Bỏ vé A" icon={<XIcon />} />
      <IconButton label="Chọn nhanh vé B" icon={<DicesIcon />} tone="accent" />
      <span style={{ background: 'var(--veloc-accent-header-end)' }}>
        <IconLink href="#top" label="Quay lại" icon={<ChevronLeftIcon />} tone="onColor" />
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Quay lại' })).toHaveAttribute('href', '#top');
  },
};

/** Its label says why it does nothing, and the keyboard can reach it to hear that. */
export const SaysWhyItCannotBePressed: Story = {
  args: { label: 'Bỏ vé A, cần ít nhất một vé', 'aria-disabled': true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Bỏ vé A, cần ít nhất một vé' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
