import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, ButtonLink, Inline, ShoppingCartIcon } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: Button,
  title: 'Choose/Button',
  id: 'components-button',
  subcomponents: { ButtonLink },
  args: { children: 'Mua ngay', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: '0.75rem', maxWidth: '24rem' };

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it answers a mouse, a finger and the keyboard', async () => {
      await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Mua ngay' }));
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
    await step('it is large enough for a thumb', async () => {
      await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
    });
  },
};

export const AllKinds: Story = {
  render: () => (
    <div style={column} data-accent="mega">
      <Button>Mua ngay</Button>
      <Button kind="gold">Chọn số ngay</Button>
      <Button kind="outline" icon={<ShoppingCartIcon />}>
        Thêm vào giỏ
      </Button>
      <Button kind="tonal" size="medium">
        Thử lại
      </Button>
      <Button kind="quiet" size="medium">
        Đóng
      </Button>
      <Button kind="ghost" size="medium">
        Xem thêm
      </Button>
      <Button kind="accent" size="medium">
        Chọn nhanh 6 vé
      </Button>
      <Button kind="muted" size="medium">
        Xóa tất cả
      </Button>
      <ButtonLink href="#top" kind="outline">
        Một liên kết
      </ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Một liên kết' })).toHaveAttribute('href', '#top');
  },
};

export const SaysWhyItCannotBePressed: Story = {
  args: { 'aria-disabled': true, children: 'Chọn thêm 2 số', wide: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Chọn thêm 2 số' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { isLoading: true, children: 'Đang kiểm tra...', wide: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Đang kiểm tra...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongestLabelWraps: Story = {
  args: {
    children: 'Có vé không hợp lệ trong giỏ hàng, vui lòng kiểm tra lại từng vé trước khi thanh toán',
    wide: true,
  },
  render: (args) => (
    <div style={{ width: '15rem' }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const LoadingInAFormDoesNotSubmit: Story = {
  args: { isLoading: true, type: 'submit', children: 'Tiếp tục' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onClick?.(event as never);
      }}
    >
      <Button {...args} onClick={undefined} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** In a row that does not break, the wide one takes what the other's label leaves. */
export const BesideAWideOne: Story = {
  render: (args) => (
    <div style={{ width: '18rem' }}>
      <Inline wrap={false}>
        <Button kind="outline">Thêm vào giỏ</Button>
        <Button {...args} wide />
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const label = button.ownerDocument.createRange();
      label.selectNodeContents(button);
      await expect(label.getClientRects()).toHaveLength(1);
      const words = label.getBoundingClientRect();
      const { left, right } = button.getBoundingClientRect();
      await expect(words.left - left).toBeGreaterThanOrEqual(16);
      await expect(right - words.right).toBeGreaterThanOrEqual(15);
    }
    const [outline, wide] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(Math.round((wide?.right ?? 0) - (outline?.left ?? 0))).toBe(288);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
