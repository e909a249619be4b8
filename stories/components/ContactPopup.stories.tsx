import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ContactPopup, MailIcon, MessageCircleIcon, PhoneIcon } from '@veloc/ui';
import { ownWindow } from '../../.storybook/viewports';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: ContactPopup,
  title: 'Tell/ContactPopup',
  id: 'components-contactpopup',
  parameters: { docs: ownWindow },
  args: {
    open: true,
    onClose: fn(),
    title: 'Vé Lộc luôn sẵn sàng',
    description: 'Chọn cách liên hệ thuận tiện cho bạn, từ 7:00 đến 22:00 mỗi ngày.',
    ways: [
      { href: 'tel:19000000', name: 'Gọi tổng đài', detail: '1900 0000', icon: <PhoneIcon /> },
      {
        href: 'https://zalo.example',
        name: 'Nhắn qua Zalo',
        detail: 'Trả lời trong khoảng 5 phút',
        icon: <MessageCircleIcon />,
      },
      { href: 'mailto:hotro@veloc.example', name: 'Gửi thư', detail: 'hotro@veloc.example', icon: <MailIcon /> },
    ],
  },
} satisfies Meta<typeof ContactPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Vé Lộc luôn sẵn sàng' });
    await expect(screen.getByRole('link', { name: 'Gọi tổng đài' })).toHaveAttribute('href', 'tel:19000000');
    const [, closeAtTheFoot] = screen.getAllByRole('button', { name: 'Đóng' });
    if (!closeAtTheFoot) throw new Error('The contact popup has no button to close it.');
    await pressTwoWays(userEvent, closeAtTheFoot);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args, userEvent }) => {
    const popup = await screen.findByRole('dialog');
    const reached = new Set<string | null>();
    for (let stops = popup.querySelectorAll('a, button').length; stops > 0; stops -= 1) {
      await userEvent.tab();
      reached.add(popup.ownerDocument.activeElement?.getAttribute('href') ?? null);
    }
    await expect([...reached]).toEqual(expect.arrayContaining(args.ways.map(({ href }) => href)));
    await expect(popup).toContainElement(popup.ownerDocument.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
