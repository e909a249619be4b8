import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Banner } from '@veloc/ui';

const meta = {
  component: Banner,
  args: {
    label: 'Tin của cửa hàng',
    slides: [
      {
        id: 'periods',
        title: 'Nuôi số nhiều kỳ,\nkhông lo lỡ vé',
        detail: 'Mua một lần, dự thưởng liên tiếp',
        href: '#keno',
      },
      { id: 'prizes', title: 'Trúng thưởng về ví ngay sau kỳ quay' },
      { id: 'guide', title: 'Mới chơi? Đọc hướng dẫn hai phút', href: '#guide' },
    ],
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dots leaf through; a slide out of view cannot be reached by keyboard. */
export const LeafedByDots: Story = {
  play: async ({ canvas, userEvent }) => {
    const dots = canvas.getAllByRole('button');
    await expect(dots[0]).toHaveAttribute('aria-current', 'true');
    const last = canvas.getByRole('link', { name: /Đọc hướng dẫn/ });
    await expect(last.closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Tin 3/ }));
    await waitFor(() => expect(dots[2]).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Tin 3 trên 3: Mới chơi? Đọc hướng dẫn hai phút');
    await expect(last.closest('[inert]')).toBeNull();
  },
};

export const OneAlone: Story = { args: { slides: [{ id: 'one', title: 'Trúng thưởng về ví ngay sau kỳ quay' }] } };

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const dot = canvas.getByRole('button', { name: /^Tin 3/ });
    dot.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
    await expect(dot).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /Đọc hướng dẫn/ }).closest('[inert]')).toBeNull();
  },
};
