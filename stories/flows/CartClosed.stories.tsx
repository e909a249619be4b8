import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { cartLines, closedLines, eighteenLines, serverCart, storedCart } from '../support/cartFixtures';
import { ShopStory } from '../support/ShopStory';

const { power, closed } = cartLines;
const closedAndOpen = [...closedLines, ...eighteenLines.power.slice(0, 3)];

const meta = {
  title: 'flows/CartClosed',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/cart', stored: storedCart(closedAndOpen), answers: serverCart(closedAndOpen) },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tickets whose draw has closed stand folded below the others, which are paid without them. */
export const BesideOpen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('18 vé đã đóng bán')).toBeVisible();
    await expect(canvas.getByText('Chưa trừ tiền. Kỳ sau: #01590.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Chuyển sang kỳ sau' })).toBeVisible();
    const power = canvas.getByRole('article');
    await expect(power).toHaveAccessibleName(/^POWER/);
    const fold = canvas.getByRole('button', { name: /^18 vé đã đóng/ });
    await expect(power.compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('banner')).toHaveTextContent('3 vé · 18 vé đã đóng');
    const footer = canvas.getByRole('region', { name: 'Thanh toán' });
    await expect(footer).toHaveTextContent('3 vé còn bán · 1 kỳ');
    await expect(footer).toHaveTextContent('30.000 ₫');
    await expect(canvas.getByRole('button', { name: 'Thanh toán 3 vé' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** They are looked at, and by the keyboard alone. */
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByRole('button', { name: /^18 vé đã đóng/ });
    fold.focus();
    await userEvent.keyboard('{Enter}');
    const mega = within(await canvas.findByRole('article', { name: /MEGA/ }));
    await expect(await mega.findByText('Đã đóng')).toBeVisible();
    await expect(mega.getByRole('checkbox')).not.toBeChecked();
    await expect(mega.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('article', { name: /MEGA/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
  },
};

export const MovedToTheNextDraw: Story = {
  args: { stored: storedCart([power, closed]), answers: serverCart([power, closed]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chuyển sang kỳ sau' }));
    await expect(await canvas.findByText('Đã chuyển KENO BAO sang Kỳ #0219846')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/đã đóng bán/)).toBeNull());
    await userEvent.hover(canvas.getByText('Đã chuyển KENO BAO sang Kỳ #0219846'));
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent('giỏ đã lưu'));
  },
};

export const AllMoved: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chuyển sang kỳ sau' }));
    await expect(await canvas.findByText('Đã chuyển 18 vé sang Kỳ #01590')).toBeVisible();
    await userEvent.hover(canvas.getByText('Đã chuyển 18 vé sang Kỳ #01590'));
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveTextContent('21 vé · giỏ đã lưu'));
    await expect(canvas.getByRole('button', { name: 'Thanh toán 21 vé' })).toBeVisible();
  },
};

/** All of them go by one press, and come back by another. */
export const AllRemoved: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa' }));
    await expect(await canvas.findByText('Đã xóa 18 vé')).toBeVisible();
    await expect(canvas.queryByText(/đã đóng bán/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByRole('article', { name: /MEGA/ })).toBeVisible();
  },
};

/** With nothing else in the cart they are shown at once. */
export const AllClosed: Story = {
  args: { stored: storedCart(closedLines), answers: serverCart(closedLines) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /MEGA/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^18 vé đã đóng/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Thanh toán 0 vé' })).toHaveAttribute('aria-disabled', 'true');
  },
};
