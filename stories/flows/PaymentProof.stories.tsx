import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, refuse } from '../support/answers';
import { boughtNowArgs, confirmAge, ORDER, pay, PAY, type Playing } from '../support/checkout';
import { orders } from '../support/orderFixtures';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/PaymentProof',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: boughtNowArgs,
  beforeEach: confirmAge,
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const askingForProof = refuse(403, 'STEP_UP_REQUIRED', 'Đơn hàng lớn cần mã PIN hoặc mã xác thực để thanh toán.');

/** A server that asks for a proof and answers it so. */
function proving(judged: ReturnType<typeof refuse>) {
  return {
    [ORDER]: answer(orders.pending),
    [PAY]: async (request: Request) => {
      const sent = (await request.json()) as { pin?: string };
      return sent.pin === undefined ? askingForProof : judged;
    },
  };
}

async function prove(playing: Playing) {
  await pay(playing);
  const sheet = await screen.findByRole('dialog', { name: 'Xác nhận thanh toán' });
  await waitFor(() => expect(sheet).toBeVisible());
  await playing.userEvent.click(within(sheet).getByLabelText('Mã PIN', { selector: '[inputmode=numeric]' }));
  await playing.userEvent.keyboard('140789');
  return sheet;
}

export const ProofWanted: Story = {
  args: { answers: proving(askingForProof) },
  play: async (playing) => {
    await pay(playing);
    const sheet = await screen.findByRole('dialog', { name: 'Xác nhận thanh toán' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(await within(sheet).findByText('Nhập mã PIN gồm 6 số của bạn.')).toBeVisible();
  },
};

export const WrongPin: Story = {
  args: { answers: proving(refuse(400, 'PIN_INVALID', 'Số điện thoại hoặc mã PIN không đúng')) },
  play: async (playing) => {
    const sheet = await prove(playing);
    await expect(await within(sheet).findByText('Mã PIN không đúng. Vui lòng nhập lại.')).toBeVisible();
  },
};

export const PinLocked: Story = {
  args: { answers: proving(refuse(423, 'PIN_LOCKED', 'Mã PIN tạm khóa. Vui lòng thử lại sau 15 phút.')) },
  play: async (playing) => {
    const sheet = await prove(playing);
    await expect(await within(sheet).findByText('Mã PIN tạm khóa. Vui lòng thử lại sau 15 phút.')).toBeVisible();
  },
};
