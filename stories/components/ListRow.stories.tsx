import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  formatMoney,
  GameMark,
  ListGroup,
  ListRow,
  ReceiptTextIcon,
  StatusBadge,
  TicketIcon,
  UserIcon,
} from '@veloc/ui';
import { gamePages } from '../../storefront/games/pages';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const onPress = fn();

const meta = {
  component: ListRow,
  title: 'Show/ListRow',
  id: 'components-listrow',
  subcomponents: { ListGroup },
  args: { icon: <TicketIcon />, title: 'Vé của tôi' },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsActsOrShows: Story = {
  render: () => (
    <ListGroup>
      <ListRow
        icon={<TicketIcon />}
        title="Vé của tôi"
        detail="2 vé đang chờ kết quả"
        href="#tickets"
        trailing={<StatusBadge tone="gold">1 vé trúng</StatusBadge>}
      />
      <ListRow icon={<ReceiptTextIcon />} title="Lịch sử giao dịch" href="#history" />
      <ListRow icon={<UserIcon />} title="Đăng xuất" tone="danger" onPress={() => onPress()} />
    </ListGroup>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    onPress.mockClear();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const badge = canvas.getByText('1 vé trúng').getBoundingClientRect();
    const hit = canvasElement.ownerDocument.elementFromPoint(badge.x + 4, badge.y + 4);
    await expect(hit).toBe(canvas.getByRole('link', { name: 'Vé của tôi' }));
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Đăng xuất' }));
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
};

/** The sign of a game in place of an icon. */
export const Games: Story = {
  render: () => (
    <ListGroup>
      <ListRow
        mark={<GameMark {...gamePages.keno.look} size={42} />}
        title="KENO"
        detail="Chọn 1 đến 10 số"
        href="#keno"
      />
      <ListRow
        mark={<GameMark {...gamePages.mega.look} size={42} />}
        title="MEGA 6/45"
        detail="6 số từ 1 đến 45"
        href="#mega"
      />
    </ListGroup>
  ),
};

/** Where an amount stands at the end, the arrow leaves it the room. */
export const WithoutArrow: Story = {
  render: () => (
    <ListGroup>
      <ListRow
        mark={<GameMark {...gamePages.power.look} size={42} />}
        title="POWER 6/55"
        detail="09:14 · 1 vé, 1 kỳ"
        href="#power"
        trailing={<strong>−10.000 ₫</strong>}
        withoutArrow
      />
    </ListGroup>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'POWER 6/55' })).toHaveAttribute('href', '#power');
    await expect(canvasElement.querySelectorAll('li > span svg')).toHaveLength(1);
  },
};

/** A sum beside the title leaves the detail the whole row. */
export const Sums: Story = {
  render: () => (
    <ListGroup>
      <ListRow
        icon={<ReceiptTextIcon />}
        title="Rút tiền"
        detail="10:10 · Vietcombank · •••• 3344"
        href="#withdrawal"
        figure={<strong>{formatMoney(-1_250_000)}</strong>}
        withoutArrow
      />
      <ListRow
        icon={<ReceiptTextIcon />}
        title="Hoàn tiền"
        detail="MAX 3D, Kỳ 18/11"
        href="#refund"
        figure={<strong>{formatMoney(20_000)}</strong>}
        withoutArrow
      />
    </ListGroup>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'Rút tiền' }).getBoundingClientRect();
    const sum = canvas.getByText(/1\.250\.000/).getBoundingClientRect();
    await expect(Math.abs(sum.bottom - name.bottom)).toBeLessThan(2);
  },
};

export const KeyboardAlone: Story = {
  render: () => (
    <ListGroup>
      <ListRow icon={<TicketIcon />} title="Vé của tôi" href="#tickets" />
      <ListRow icon={<ReceiptTextIcon />} title="Phiên bản 1.0" />
      <ListRow icon={<UserIcon />} title="Đăng xuất" tone="danger" onPress={() => onPress()} />
    </ListGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Vé của tôi' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Đăng xuất' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const LongestTextOnANarrowPhone: Story = {
  render: () => (
    <ListGroup>
      <ListRow
        icon={<TicketIcon />}
        title="Vé đang chờ kết quả của Max 3D Pro và Lotto 5/35"
        detail={`Kỳ quay #01271, trúng ${formatMoney(855_640_123_000)}, đã chuyển về ví`}
        href="#tickets"
        trailing={<StatusBadge tone="gold">Trúng</StatusBadge>}
      />
      <ListRow icon={<UserIcon />} title="lienhe.chamsockhachhang@mot-ten-mien-rat-dai.veloc.vn" href="#mail" />
    </ListGroup>
  ),
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
