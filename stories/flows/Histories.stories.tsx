import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { adjustments, bought, moneyAnswers, moneyPage, topUps } from '../support/moneyFixtures';
import { factsOf } from '../support/facts';
import { ShopStory } from '../support/ShopStory';

const LIST = 'POST /client-transaction/get-list-transaction';
const PAYMENTS = 'GET /client/payment-history';

const meta = {
  title: 'flows/Histories',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/transaction-history', answers: moneyAnswers },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By day with what the day has moved. */
export const Bought: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hôm nay' })).toBeVisible();
    await expect(await canvas.findByText('Mua 170.000 ₫')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Thứ Năm 19/11' })).toBeVisible();
    await expect(await canvas.findByText(factsOf('08:40 · 2 vé, 2 kỳ'))).toBeVisible();
    await expect(await canvas.findByText('Bạn đã xem hết giao dịch')).toBeVisible();
  },
};

/** What came back, chosen from the keyboard alone. */
export const Returned: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Mua vé' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('link', { name: 'Hoàn tiền KENO' })).toBeVisible();
    await expect(canvas.getAllByText('+10.000 ₫')[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'MAX 3D' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { answers: { ...moneyAnswers, [LIST]: stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải lịch sử' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    answers: { ...moneyAnswers, [LIST]: answer({ buyTicket: [], cashback: [] }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có giao dịch nào')).toBeVisible();
  },
};

/** Without a sentence of the server's own, that of the specification. */
export const Failed: Story = {
  args: { answers: { ...moneyAnswers, [LIST]: { status: 500, body: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không thể tải lịch sử giao dịch');
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};

/** The server's own sentence is what a person reads. */
export const Refused: Story = {
  args: { answers: { ...moneyAnswers, [LIST]: refuse(429, 'RATE_LIMITED', 'Bạn thao tác quá nhanh.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bạn thao tác quá nhanh.');
  },
};

export const Offline: Story = {
  args: { answers: { ...moneyAnswers, [LIST]: noAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không kết nối được máy chủ');
  },
};

/** What is shown stays when the next page does not come. */
export const OfflineFurtherDown: Story = {
  args: {
    path: '/account/charge',
    answers: {
      ...moneyAnswers,
      'GET /client-transaction/get-list-charge-transaction-v2': (request) =>
        new URL(request.url).searchParams.get('cursor') === '0'
          ? moneyPage(topUps, topUps.at(-1)?.id ?? null)
          : noAnswer(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa tải thêm được giao dịch')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Nạp tiền' }).length).toBeGreaterThan(2);
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn cần đăng nhập để xem lịch sử giao dịch')).toBeVisible();
  },
};

/** A busy month: one page after another, what a day has moved once all of it is read. */
export const Long: Story = {
  args: {
    path: '/account/payment-history',
    answers: {
      ...moneyAnswers,
      [PAYMENTS]: (request) => {
        const page = Number(new URL(request.url).searchParams.get('cursor'));
        const rows = bought.map((one) => ({ ...one, id: `${one.id.slice(0, -4)}${String(page).padStart(4, '0')}` }));
        const names = rows.map((one, index) => ({ ...one, id: `${one.id.slice(0, 9)}${index}${one.id.slice(10)}` }));
        const whole = Array.from({ length: 6 }, () => bought).flat();
        return moneyPage(names, page < 5 ? String(page + 1) : null, whole);
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hôm nay' })).toBeVisible();
  },
};

/** Narrowed down in a sheet; what is found nothing for says so and offers the way back. */
export const NarrowedToNothing: Story = {
  args: {
    path: '/account/payment-history',
    answers: {
      ...moneyAnswers,
      [PAYMENTS]: (request) => {
        const query = new URL(request.url).searchParams;
        const isNarrow = query.get('search') === 'mega' && query.get('kinds') === 'topup';
        return isNarrow ? moneyPage([]) : moneyPage(bought);
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Hôm nay' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tìm và lọc' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Tìm và lọc' }));
    await userEvent.type(sheet.getByRole('searchbox'), 'mega');
    await userEvent.click(sheet.getByRole('radio', { name: 'Nạp tiền' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Xem kết quả' }));
    await expect(await canvas.findByText('Không có giao dịch nào như vậy')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Tìm và lọc (2)' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Xóa lọc' }));
    await expect(await canvas.findByRole('heading', { name: 'Hôm nay' })).toBeVisible();
  },
};

export const FilterOpen: Story = {
  args: { path: '/account/payment-history?span=own&from=2026-11-01&to=2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tìm và lọc/ }));
    await expect(await screen.findByLabelText('Từ ngày')).toHaveValue('2026-11-01');
  },
};

/** What the operator adjusted by hand, and why. */
export const Adjusted: Story = {
  args: {
    path: '/account/payment-history?kind=adjust',
    answers: {
      ...moneyAnswers,
      [PAYMENTS]: (request) => {
        const kinds = new URL(request.url).searchParams.get('kinds');
        return kinds === 'manual_credit,manual_debit' ? moneyPage(adjustments) : moneyPage([]);
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: 'Điều chỉnh số dư' })).toHaveLength(2);
    await expect(await canvas.findByText(factsOf('10:20 · Bù phí chuyển khoản'))).toBeVisible();
    await expect(canvas.getAllByText('−500.000 ₫')[0]).toBeVisible();
    await expect(canvas.getAllByText('+20.000 ₫')[0]).toBeVisible();
  },
};

export const TopUps: Story = {
  args: { path: '/account/charge' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chờ chuyển khoản')).toBeVisible();
    await expect(await canvas.findByText('Đang kiểm tra')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Nạp tiền' })).getByRole('link')).toHaveAttribute(
      'href',
      '/account/recharge',
    );
  },
};

export const Withdrawals: Story = {
  args: { path: '/account/withdraw-history' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đang chờ chuyển')).toBeVisible();
    await expect(await canvas.findByText(/Tên chủ tài khoản không khớp/)).toBeVisible();
  },
};

export const AllPayments: Story = {
  args: { path: '/account/payment-history' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hôm nay' })).toBeVisible();
    await expect(await canvas.findByText(factsOf('Mua 170.000 ₫ · Rút 150.000 ₫'))).toBeVisible();
  },
};

const [topUp] = topUps;
const manyKinds = [
  { kind: 'reward', amount: 100_000, title: 'Trả thưởng' },
  { kind: 'buy', amount: 550_000, title: 'Mua vé' },
  { kind: 'topup', amount: 2_000_000, title: 'Nạp tiền', status: 'success' },
] as const;

/** A day on which more was lost than won: what was topped up is told as such, and is no gain. */
export const DayOfManyKinds: Story = {
  args: {
    path: '/account/payment-history',
    answers: {
      ...moneyAnswers,
      [PAYMENTS]: () =>
        moneyPage(
          topUp ? manyKinds.map((one) => ({ ...topUp, status: 'success', bank: null, ...one, id: one.kind })) : [],
        ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(factsOf('Nạp 2.000.000 ₫ · Mua 550.000 ₫ · Trúng 100.000 ₫'))).toBeVisible();
    await expect(canvas.queryByText(/1\.550\.000/)).toBeNull();
  },
};

/** The list as a file: all of its pages, not only those on the screen. */
export const SavesAFile: Story = {
  args: {
    path: '/account/charge',
    answers: {
      ...moneyAnswers,
      'GET /client-transaction/get-list-charge-transaction-v2': (request) => {
        const query = new URL(request.url).searchParams;
        if (query.get('itemPerPage') === '50' && query.get('cursor') !== '0')
          return refuse(500, 'INTERNAL', 'Hỏng rồi.');
        return moneyPage(topUps, query.get('itemPerPage') === '50' ? 'next' : null);
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Chờ chuyển khoản');
    await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp CSV' }));
    // A page that does not come is told, and no half of a file is saved.
    const told = await screen.findByText('Hỏng rồi.');
    await waitFor(() => expect(told).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Tải tệp CSV', hidden: true })).toBeInTheDocument();
  },
};
