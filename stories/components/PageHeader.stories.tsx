import { createElement, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HeaderAction, LinkProvider, PageHeader } from '@veloc/ui';
import { followTwoWays, pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const clear = fn();
const RouterLink = (props: ComponentProps<'a'>) => createElement('a', { ...props, 'data-router': true });

const meta = {
  component: PageHeader,
  title: 'Frame/PageHeader',
  id: 'components-pageheader',
  subcomponents: { HeaderAction },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Giỏ hàng',
    subtitle: '4 vé · cập nhật 12 giây trước',
    onBack: fn(),
    children: <HeaderAction onClick={clear}>Xóa tất cả</HeaderAction>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    clear.mockClear();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Giỏ hàng' })).toBeVisible();
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Quay lại' }));
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Xóa tất cả' }));
    await expect(args.onBack).toHaveBeenCalledTimes(2);
    await expect(clear).toHaveBeenCalledTimes(2);
  },
};

/** By a link of the page's router, where no function can be handed over. */
export const BackByALink: Story = {
  args: { backHref: '/results' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <LinkProvider link={RouterLink}>
      <PageHeader {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('link', { name: 'Quay lại' });
    await expect(back).toHaveAttribute('href', '/results');
    await expect(back).toHaveAttribute('data-router');
    await expect(canvas.queryByRole('button', { name: 'Quay lại' })).toBeNull();
    await followTwoWays(userEvent, back);
  },
};

/** A title that does not fit is cut, and the bar keeps its height. */
export const LongTitle: Story = {
  args: { title: 'Điều khoản sử dụng dịch vụ và chính sách quyền riêng tư', subtitle: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height, 'two lines, and no more').toBe(60);
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    clear.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Quay lại' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Xóa tất cả' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(clear).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
