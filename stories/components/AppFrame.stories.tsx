import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AppFrame, Popup, Button } from '@veloc/ui';

const meta = {
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    tagline: 'Chọn số hôm nay, hái lộc mỗi kỳ quay.',
    note: 'Mua vé, giữ vé và dò kết quả ở cùng một nơi. Chỉ dành cho người từ đủ 18 tuổi.',
    links: [
      { href: '/guide', label: 'Hướng dẫn' },
      { href: '/term', label: 'Điều khoản' },
      { href: '/contact', label: 'Liên hệ' },
    ],
    children: <main data-testid="page">Nội dung trang</main>,
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Never wider than 28rem, however wide the window. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { width } = canvas.getByTestId('page').getBoundingClientRect();
    await expect(width).toBe(Math.min(window.innerWidth, 448));
  },
};

/** A popup opened in the column covers the column and nothing beside it. */
export const KeepsPopupsInTheColumn: Story = {
  args: {
    children: (
      <main data-testid="page">
        Nội dung trang
        <Popup open title="Thông báo" actions={<Button>Đóng</Button>} />
      </main>
    ),
  },
  play: async ({ canvas }) => {
    const popup = await screen.findByRole('dialog', { name: 'Thông báo' });
    const column = canvas.getByTestId('page').getBoundingClientRect();
    await waitFor(() => expect(popup.getBoundingClientRect().left).toBeGreaterThan(column.left));
    await expect(popup.getBoundingClientRect().right).toBeLessThan(column.right);
  },
};

/** On a phone the links beside the column are not shown, so they are no tab stops either. */
export const KeyboardAlone: Story = {
  args: { children: <Button>Mua vé</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mua vé' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mua vé' })).not.toHaveFocus();
    await expect(canvas.queryAllByRole('link').every((link) => link.checkVisibility())).toBe(true);
  },
};
