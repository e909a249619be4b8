import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '@veloc/rules';
import { expect, screen, waitFor, within } from 'storybook/test';
import { codeSent } from '../support/accountFixtures';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { moneyAnswers, withdrawals } from '../support/moneyFixtures';
import { ShopStory } from '../support/ShopStory';
import { banks } from '../support/topUpFixtures';

const WITHDRAW = 'POST /client-withdraw/add-new';
const answers = { ...moneyAnswers, 'POST /banks/get-all': banks };

const meta = {
  title: 'flows/Withdraw',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/withdraw', answers },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

/** Asks for money to an account that was never used, and types the PIN. */
async function askByPin({ canvas, userEvent }: Playing) {
  await userEvent.click(await canvas.findByRole('button', { name: /^100\.000/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Ngân hàng nhận tiền Chọn ngân hàng' }));
  const bankSheet = within(await screen.findByRole('dialog', { name: 'Ngân hàng nhận tiền' }));
  await userEvent.click(await bankSheet.findByRole('radio', { name: /Techcombank/ }));
  await userEvent.click(bankSheet.getByRole('button', { name: 'Chọn ngân hàng này' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Số tài khoản' }), '1903 4455 6677');
  await userEvent.click(await canvas.findByRole('button', { name: /^Rút 100\.000/ }));
  const proof = within(await screen.findByRole('dialog', { name: 'Xác nhận rút tiền' }));
  await userEvent.click(await proof.findByLabelText('Mã PIN', { selector: '[inputmode=numeric]' }));
  await userEvent.keyboard('111111');
  return proof;
}

/** To an account used before: no proof is asked for. */
export const ToKnown: Story = {
  args: { answers: { ...answers, [WITHDRAW]: answer(withdrawals[0]) } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /Vietcombank/ })).toBeChecked();
    // More was won than the wallet holds.
    await expect(canvas.getByRole('radio', { name: 'Số dư thưởng' })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Số tiền muốn rút' }), '150000');
    await expect(await canvas.findByText('Một trăm năm mươi nghìn đồng')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Rút 150\.000/ }));
    const told = await screen.findByRole('dialog', { name: 'Đã gửi yêu cầu rút tiền' });
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const EmptyForm: Story = {
  args: { answers: { ...answers, 'GET /client-withdraw/get-accounts': answer([]) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rút tiền' }));
    await expect(await canvas.findByText('Số tài khoản gồm 6 đến 19 chữ số')).toBeVisible();
    await expect(await canvas.findByText('Chưa chọn ngân hàng nhận tiền')).toBeVisible();
  },
};

export const TooMuch: Story = {
  args: { path: '/account/withdraw?source=wallet' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Số tiền muốn rút' }), '250001');
    await expect(await canvas.findByText('Chỉ rút được tối đa 250.000 ₫')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Rút tiền' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AllOfIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tất cả, 480\.000.₫$/ }));
    await expect(canvas.getByRole('button', { name: /^Rút 480\.000/ })).toBeEnabled();
  },
};

/** A new account asks who is there; a wrong PIN is told where it is typed. */
export const ToNew: Story = {
  args: {
    answers: {
      ...answers,
      'GET /client-withdraw/get-accounts': answer([]),
      [WITHDRAW]: refuse(400, 'PIN_INVALID', 'Số điện thoại hoặc mã PIN không đúng'),
    },
  },
  play: async (playing) => {
    const proof = await askByPin(playing);
    await expect(await proof.findByText('Mã PIN không đúng. Vui lòng nhập lại.')).toBeVisible();
  },
};

/** On a device on which no code was ever typed, the PIN names no new account. */
export const ToNewOnNewDevice: Story = {
  args: {
    answers: {
      ...answers,
      'GET /client-withdraw/get-accounts': answer([]),
      'POST /otp-verify/send': codeSent,
      [WITHDRAW]: refuse(403, 'CODE_REQUIRED', texts.payeeNeedsCode),
    },
  },
  play: async (playing) => {
    const proof = await askByPin(playing);
    await expect(await proof.findByText(texts.payeeNeedsCode)).toBeVisible();
    await expect(proof.queryByLabelText('Mã PIN', { selector: '[inputmode=numeric]' })).toBeNull();
    await playing.userEvent.click(proof.getByRole('button', { name: 'Gửi mã' }));
    await expect(await proof.findByLabelText('Mã OTP', { selector: '[inputmode=numeric]' })).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { answers: { ...answers, [WITHDRAW]: noAnswer } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^100\.000/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Rút 100\.000/ }));
    const told = await screen.findByText(/Không kết nối được máy chủ/);
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const Loading: Story = {
  args: { answers: { ...answers, 'GET /client-withdraw/get-accounts': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main', { name: 'Đang tải tài khoản nhận tiền' })).toBeVisible();
  },
};
