import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '@veloc/rules';
import { expect, screen, waitFor, within } from 'storybook/test';
import { codeSent, limitsAnswer, noLimits, onBreak, someBudget, someLimits } from '../support/accountFixtures';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { confirmAge } from '../support/checkout';
import { boughtNow } from '../support/orderFixtures';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/SaferPlay',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/limits', answers: limitsAnswer(someLimits) },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Limits: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Còn 80\.000.₫ trong tuần$/)).toBeVisible();
    await expect(await canvas.findByText(/Tăng lên 2\.000\.000.₫ từ 12:16 ngày 22\/11\/2026/)).toBeVisible();
  },
};

export const NoLimits: Story = {
  args: { answers: limitsAnswer(noLimits) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Chưa đặt giới hạn/)).toHaveLength(3);
  },
};

/** A limit is set; what it does and from when stands above the button. */
export const SettingALimit: Story = {
  args: {
    answers: {
      ...limitsAnswer(someLimits),
      'PUT /client-limits': answer({ ...someLimits, limits: { ...someLimits.limits, day: 50_000 } }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đặt giới hạn mỗi ngày' }));
    const sheet = await screen.findByRole('dialog', { name: 'Giới hạn mỗi ngày' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: /^50\.000/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Lưu giới hạn' }));
    await expect(await canvas.findByText(/^Còn 30\.000.₫ trong ngày$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AskingForMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thay đổi giới hạn mỗi tuần' }));
    const sheet = await screen.findByRole('dialog', { name: 'Giới hạn mỗi tuần' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: /^500\.000/ }));
    await expect(await within(sheet).findByText('Tăng giới hạn có hiệu lực sau 24 giờ.')).toBeVisible();
  },
};

const budgetAnswers = {
  ...limitsAnswer(someBudget),
  'PUT /client-limits': answer({
    ...someBudget,
    limits: { ...someBudget.limits, month: 300_000 },
    tellsNearLimit: false,
  }),
};

/** The month's budget opens at its address: ring, weeks, and what a change will do. */
export const Budget: Story = {
  args: { path: '/account/limits?budget', answers: budgetAnswers },
  play: async ({ canvas, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Ngân sách tháng này' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(await within(sheet).findByText('Tháng 11/2026 · còn 9 ngày')).toBeVisible();
    await expect(
      await within(sheet).findByRole('img', { name: /^Đã chơi 190\.000.₫ trong 500\.000.₫, 38%$/ }),
    ).toBeVisible();
    const weeks = within(sheet).getByRole('list', { name: 'Từng 7 ngày' });
    await expect(weeks).toHaveTextContent('1–7/1160.000 ₫8–14/1150.000 ₫15–21/1180.000 ₫22–28/1129–30/11');
    await userEvent.click(within(sheet).getByRole('button', { name: /^Tăng,/ }));
    await expect(await within(sheet).findByText(/^550\.000.₫$/)).toBeVisible();
    await expect(await within(sheet).findByText('khoảng 13 vé mỗi tuần')).toBeVisible();
    await expect(await within(sheet).findByText(/^còn 360\.000.₫ đến hết tháng$/)).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: /^Giảm,/ }));
    await expect(within(sheet).getByRole('radio', { name: /^500\.000/ })).toBeChecked();
    await expect(await canvas.findByText('Giới hạn mua vé')).toBeInTheDocument();
    // Where the month is in view, as the sheet opens.
    weeks.scrollIntoView({ block: 'end' });
  },
};

/** What is offered first leaves something of the month, of which 190,000 đồng are spent. */
export const FirstBudget: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    path: '/account/limits?budget',
    answers: limitsAnswer({ ...someBudget, limits: { ...someBudget.limits, month: null } }),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Ngân sách tháng này' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(await within(sheet).findByText(/^còn 110\.000.₫ đến hết tháng$/)).toBeVisible();
    await expect(within(sheet).getByRole('radio', { name: /^300\.000/ })).toBeChecked();
  },
};

/** Lower by one press, told no more, and saved. */
export const ALowerBudget: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { path: '/account/limits?budget', answers: budgetAnswers },
  play: async ({ canvas, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Ngân sách tháng này' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(within(sheet).getByRole('radio', { name: /^300\.000/ }));
    await userEvent.click(within(sheet).getByRole('switch', { name: /^Báo tôi khi chạm 80%/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Lưu ngân sách' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/Đã chi 190\.000.₫ \/ 300\.000.₫/)).toBeInTheDocument();
  },
};

/** Any other amount is typed. */
export const AnotherBudget: Story = {
  args: { path: '/account/limits?budget', answers: budgetAnswers },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Ngân sách tháng này' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Khác' }));
    const field = within(sheet).getByRole('textbox', { name: 'Số tiền tối đa mỗi tháng' });
    await userEvent.clear(field);
    await userEvent.type(field, '9000');
    await expect(await within(sheet).findByText(/^Giới hạn tối thiểu là 10\.000.₫$/)).toBeVisible();
    await expect(within(sheet).getByRole('button', { name: 'Lưu ngân sách' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A break is asked for twice, with its end. */
export const TakingABreak: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /7 ngày/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tạm nghỉ 7 ngày' }));
    const sheet = await screen.findByRole('dialog', { name: 'Tạm nghỉ 7 ngày?' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(await within(sheet).findByText(/Không ai có thể kết thúc sớm/)).toBeVisible();
  },
};

/** On a device on which no code was ever typed, the PIN is no proof of a break, which nobody ends. */
export const BreakWantsCode: Story = {
  args: {
    answers: {
      ...limitsAnswer(someLimits),
      'POST /client-limits/break': refuse(403, 'CODE_REQUIRED', texts.breakNeedsCode),
      'POST /otp-verify/send': codeSent,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /24 giờ/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tạm nghỉ 24 giờ' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bắt đầu tạm nghỉ' }));
    const sheet = await screen.findByRole('dialog', { name: 'Xác nhận tạm nghỉ' });
    await userEvent.click(await within(sheet).findByLabelText('Mã PIN', { selector: '[inputmode=numeric]' }));
    await userEvent.keyboard('274913');
    await expect(await within(sheet).findByText(texts.breakNeedsCode)).toBeVisible();
    await expect(await within(sheet).findByRole('button', { name: 'Gửi mã' })).toBeVisible();
  },
};

export const OnBreak: Story = {
  args: { answers: limitsAnswer(onBreak) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bạn đang tạm nghỉ đến 18:00 ngày 28\/11\/2026/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /client-limits': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Đang tải giới hạn')).toBeVisible();
  },
};

export const DidNotCome: Story = {
  args: { answers: { 'GET /client-limits': noAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa tải được giới hạn')).toBeVisible();
  },
};

/** Before paying the limit says what it leaves. */
export const RoomAtCheckout: Story = {
  args: { path: '/payment/checkout', stored: boughtNow },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Giới hạn của bạn: còn 80\.000.₫ trong tuần/)).toBeVisible();
    await expect(await canvas.findByText('Bạn đã mua 12 vé tuần này')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Thanh toán 10\.000/ })).toBeEnabled();
  },
};

export const NoRoomAtCheckout: Story = {
  args: {
    path: '/payment/checkout',
    stored: boughtNow,
    answers: limitsAnswer({ ...someLimits, limits: { ...someLimits.limits, day: 25_000 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/bạn còn 5\.000.₫ trong ngày/)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /^Thanh toán 10\.000/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Far above the usual purchase: the way back is there at once, the way on after a breath. */
export const AsksOnceMore: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: confirmAge,
  args: {
    path: '/payment/checkout',
    stored: boughtNow,
    answers: limitsAnswer({ ...noLimits, usualStake: 800 }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Thanh toán 10\.000/ }));
    const asked = await screen.findByRole('dialog', { name: 'Gấp 12 lần mọi khi' });
    await waitFor(() => expect(asked).toBeVisible());
    await expect(within(asked).getByRole('button', { name: 'Xem lại vé' })).toHaveFocus();
    await expect(within(asked).getByRole('button', { name: /^Vẫn mua 1 vé/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Thanh toán 10\.000/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Gấp 12 lần mọi khi' })).toBeVisible());
  },
};

export const OnBreakAtCheckout: Story = {
  args: { path: '/payment/checkout', stored: boughtNow, answers: limitsAnswer(onBreak) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Bạn đang tạm nghỉ đến 18:00/)).toHaveLength(2);
  },
};
