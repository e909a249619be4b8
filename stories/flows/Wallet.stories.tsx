import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading, type Answers } from '../support/answers';
import { codeInPicture, codeOnPage } from '../support/codeInPicture';
import { balance } from '../support/fixtures';
import { fixedNow } from '../support/fixedNow';
import { moneyAnswers, withdrawals } from '../support/moneyFixtures';
import { ShopStory } from '../support/ShopStory';

const WITHDRAW = 'POST /client-withdraw/add-new';
const INIT = 'POST /internalpaygateway/init';
const topUpId = '019aa2f0-0000-7000-8000-0000000000d1';
const WAITING = `GET /internalpaygateway/orders/${topUpId}`;
const waitingPath = `/account/recharge/checkout?order=${topUpId}`;

const banks = answer([
  { id: 'vcb', code: 'VCB', name: 'Vietcombank', logo: null, bin: '970436' },
  { id: 'tcb', code: 'TCB', name: 'Techcombank', logo: null, bin: '970407' },
  { id: 'mbb', code: 'MBB', name: 'MB Bank', logo: null, bin: '970422' },
]);

const code = answer({
  id: topUpId,
  paymentUrl: `/account/recharge/checkout?order=${topUpId}`,
  qrContent:
    '00020101021238540010A00000072701240006970436011000000000000208QRIBFTTA53037045406500000' +
    '5802VN62160812VL01234567896304394E',
  accountNumber: '0000000000',
  accountBank: 'Vietcombank',
  accountHolder: 'TAI KHOAN THU NGHIEM',
  transferNote: 'VL7K2M9XQ4TD',
  expiresAt: new Date(fixedNow + 30 * 60_000).toISOString(),
  sandbox: true,
});

const topUp = (status: 'pending' | 'processing' | 'success') =>
  answer({
    id: topUpId,
    kind: 'topup',
    amount: 200_000,
    status,
    title: 'Nạp tiền',
    createdAt: new Date(fixedNow).toISOString(),
    orderId: null,
    bank: null,
    order: null,
  });

const answers: Answers = {
  ...moneyAnswers,
  'POST /banks/get-all': banks,
  [INIT]: code,
  [WAITING]: code,
  [`GET /client/payment-history/${topUpId}`]: topUp('pending'),
};

const meta = {
  title: 'flows/Wallet',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/withdraw', answers },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** To an account used before: no proof is asked for. */
export const WithdrawToKnown: Story = {
  args: { answers: { ...answers, [WITHDRAW]: answer(withdrawals[0]) } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Vietcombank/ })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Số tiền muốn rút' }), '150000');
    await expect(canvas.getByText('Một trăm năm mươi nghìn đồng')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Rút 150\.000/ }));
    const told = await screen.findByRole('dialog', { name: 'Đã gửi yêu cầu rút tiền' });
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const WithdrawEmptyForm: Story = {
  args: { answers: { ...answers, 'GET /client-withdraw/get-accounts': answer([]) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhập số tiền muốn rút' }));
    await expect(canvas.getByText('Số tài khoản gồm 6 đến 19 chữ số')).toBeVisible();
    await expect(canvas.getByText('Chưa chọn ngân hàng nhận tiền')).toBeVisible();
  },
};

export const WithdrawTooMuch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Số tiền muốn rút' }), '250001');
    await expect(canvas.getByText('Chỉ rút được tối đa 250.000 ₫')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Chọn số tiền khác' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A new account asks who is there; a wrong PIN is told where it is typed. */
export const WithdrawToNew: Story = {
  args: {
    answers: {
      ...answers,
      'GET /client-withdraw/get-accounts': answer([]),
      [WITHDRAW]: refuse(400, 'PIN_INVALID', 'Số điện thoại hoặc mã PIN không đúng'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^100\.000/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn ngân hàng' }));
    const bankSheet = within(await screen.findByRole('dialog', { name: 'Ngân hàng nhận tiền' }));
    await userEvent.click(await bankSheet.findByRole('radio', { name: /Techcombank/ }));
    await userEvent.click(bankSheet.getByRole('button', { name: 'Chọn ngân hàng này' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Số tài khoản' }), '1903 4455 6677');
    await userEvent.click(await canvas.findByRole('button', { name: /^Rút 100\.000/ }));
    const proof = within(await screen.findByRole('dialog', { name: 'Xác nhận rút tiền' }));
    await userEvent.click(await proof.findByLabelText('Mã PIN', { selector: '[inputmode=numeric]' }));
    await userEvent.keyboard('111111');
    await expect(await proof.findByText('Mã PIN không đúng. Vui lòng nhập lại.')).toBeVisible();
  },
};

export const WithdrawFailed: Story = {
  args: { answers: { ...answers, [WITHDRAW]: noAnswer } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^100\.000/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Rút 100\.000/ }));
    const told = await screen.findByText(/Không kết nối được máy chủ/);
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const WithdrawLoading: Story = {
  args: { answers: { ...answers, 'GET /client-withdraw/get-accounts': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main', { name: 'Đang tải tài khoản nhận tiền' })).toBeVisible();
  },
};

/** Prizes go to the wallet whole, unless less is asked for. */
export const RewardToWallet: Story = {
  args: {
    path: '/account',
    answers: {
      ...answers,
      'POST /client-transaction/transfer-reward': answer({
        transaction: { ...withdrawals[0], kind: 'reward_transfer', status: 'success' },
        balance: { amount: balance.amount + balance.rewardAmount, rewardAmount: 0 },
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chuyển thưởng vào ví' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Chuyển thưởng vào ví' }));
    await userEvent.click(sheet.getByRole('button', { name: /^Chuyển 480\.000/ }));
    const told = await screen.findByRole('dialog', { name: 'Đã chuyển vào ví' });
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('730.000 ₫')).toBeVisible();
  },
};

/** Balances that are not known yet are bars. */
export const BalancesUnknown: Story = {
  args: { path: '/account', answers: { ...answers, 'GET /users/get-user-balance': stillLoading } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Chưa có số liệu')).length).toBeGreaterThan(1);
    await expect(canvas.queryByText(/−1/)).toBeNull();
  },
};

export const Recharge: Story = {
  args: { path: '/account/recharge' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Hai trăm nghìn đồng')).toBeVisible();
    const amount = canvas.getByRole('textbox', { name: 'Số tiền muốn nạp' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '9999');
    await expect(canvas.getByText('Số tiền nạp tối thiểu là 10.000 ₫')).toBeVisible();
  },
};

export const Transfer: Story = {
  args: { path: '/account/recharge/checkout?amount=200000&bank=vcb' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Mã VietQR chuyển 200\.000/ })).toBeVisible();
    await expect(canvas.getByText('VL7K2M9XQ4TD')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Hết hạn sau 30:00');
  },
};

/** The code as a picture to keep, where the phone that shows it is the one to scan it: module for module the same. */
export const TransferSaved: Story = {
  args: { path: '/account/recharge/checkout?amount=200000&bank=vcb' },
  play: async ({ canvas, userEvent }) => {
    const shown = await canvas.findByRole<HTMLElement & SVGSVGElement>('img', { name: /^Mã VietQR/ });
    const names: string[] = [];
    const pictures: Blob[] = [];
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    try {
      URL.createObjectURL = (picture) => {
        pictures.push(picture as Blob);
        return createObjectURL(picture);
      };
      HTMLAnchorElement.prototype.click = function keep() {
        names.push(this.download);
      };
      await userEvent.click(canvas.getByRole('button', { name: 'Lưu mã' }));
      await waitFor(() => expect(names).toEqual(['ve-loc-vietqr-VL7K2M9XQ4TD.png']));
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    const [picture] = pictures;
    await expect(picture?.type).toBe('image/png');
    const expected = codeOnPage(shown);
    await expect(expected.length).toBeGreaterThan(20);
    await expect(await codeInPicture(picture ?? new Blob(), expected.length)).toEqual(expected);
  },
};

/** The bank told another amount: it is looked at by a person. */
export const TransferOfAnotherAmount: Story = {
  args: {
    path: '/account/recharge/checkout?amount=200000&bank=vcb',
    answers: { ...answers, [`GET /client/payment-history/${topUpId}`]: topUp('processing') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Số tiền nhận được khác 200\.000 ₫/)).toBeVisible();
  },
};

export const TransferArrived: Story = {
  args: {
    path: '/account/recharge/checkout?amount=200000&bank=vcb',
    answers: { ...answers, [`GET /client/payment-history/${topUpId}`]: topUp('success') },
  },
  play: async () => {
    const told = await screen.findByRole('dialog', { name: 'Nạp tiền thành công!' });
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const TransferRefused: Story = {
  args: {
    path: '/account/recharge/checkout?amount=200000',
    answers: {
      ...answers,
      [INIT]: refuse(409, 'NO_RECEIVING_ACCOUNT', 'Hiện chưa thể nạp tiền. Vui lòng thử lại sau.'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hiện chưa thể nạp tiền');
  },
};

/** The code of a top-up that waits, from its receipt: the same memo, on whatever device. */
export const TransferAgain: Story = {
  args: { path: waitingPath, answers: { ...answers, [INIT]: refuse(400, 'VALIDATION_ERROR', 'Không tạo mã mới') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('VL7K2M9XQ4TD')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Mã VietQR chuyển 200\.000/ })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Hết hạn sau 30:00');
  },
};

/** The time of the code is over: money that was sent still comes, and there is a way to a new code. */
export const TransferExpired: Story = {
  args: {
    path: waitingPath,
    answers: {
      ...answers,
      [WAITING]: refuse(
        409,
        'TOP_UP_EXPIRED',
        'Mã này đã hết hạn. Nếu bạn đã chuyển, tiền vẫn vào ví khi ngân hàng báo về.',
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/tiền vẫn vào ví khi ngân hàng báo về/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Nạp lại 200\.000/ }));
    await expect(await canvas.findByRole('timer')).toHaveTextContent('Hết hạn sau 30:00');
  },
};

/** Money has come meanwhile: the receipt tells of it. */
export const TransferOver: Story = {
  args: {
    path: waitingPath,
    answers: { ...answers, [WAITING]: refuse(409, 'TOP_UP_NOT_WAITING', 'Lần nạp này không còn chờ chuyển khoản.') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mã này không còn dùng nữa')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Xem giao dịch' })).toHaveAttribute(
      'href',
      `/account/payment-history/${topUpId}`,
    );
  },
};

/** Four tries of the client get no answer; the one after, which the player asks for, does. */
export const TransferAfterRetry: Story = {
  args: {
    path: waitingPath,
    answers: (() => {
      let tries = 0;
      return { ...answers, [WAITING]: () => ((tries += 1) % 5 === 0 ? code : noAnswer()) };
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Không kết nối được máy chủ/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(await canvas.findByText('VL7K2M9XQ4TD')).toBeVisible();
  },
};
