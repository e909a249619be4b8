import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { codeSent } from '../support/accountFixtures';
import { answer, noAnswer, refuse, stillLoading, type Answers } from '../support/answers';
import { fixedNow } from '../support/fixedNow';
import { user } from '../support/fixtures';
import { ShopStory } from '../support/ShopStory';

const later = (ms: number) => new Date(fixedNow + ms).toISOString();
const VERIFY = 'POST /otp-verify/verify';
const arriving: Answers = {
  'POST /otp-verify/check-user': answer({ exists: true }),
  'POST /otp-verify/send': codeSent,
  [VERIFY]: answer({ verified: true, user, signature: 's1' }),
  'POST /client-get-token-by-endpoint': answer({ token: 't1', refreshToken: 'r1', user }),
};
const PHONE = '/account/verify?phone=%2B84912345678';
/** What the browser keeps of a code that was sent to it. */
const held = (purpose: 'login' | 'register', resendAt = fixedNow + 60_000) => ({
  'veloc.otp': JSON.stringify({
    phone: '+84912345678',
    purpose,
    challenge: { challengeId: 'c1', expiresAt: later(300_000), resendAt: later(60_000) },
    resendAt,
  }),
});

const meta = {
  title: 'flows/Login',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/login', isLoggedIn: false, answers: arriving },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

async function typeCode({ canvas, userEvent }: Pick<Playing, 'canvas' | 'userEvent'>, name = 'Mã xác thực') {
  await userEvent.click(await canvas.findByLabelText(name, { selector: 'input' }));
  await userEvent.keyboard('402913');
}

/** The phone step as a page of its own. */
export const PhoneStep: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tạo tài khoản' })).toHaveAttribute('href', '/account/register');
  },
};

export const WrongPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Số điện thoại' }), '12345{Enter}');
    await expect(await canvas.findByText('Vui lòng nhập đúng số điện thoại')).toBeVisible();
  },
};

export const PhoneCheckFails: Story = {
  args: { answers: { 'POST /otp-verify/check-user': noAnswer } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Số điện thoại' }), '912345678{Enter}');
    const popup = await screen.findByRole('dialog');
    await waitFor(() => expect(popup).toBeVisible());
    await expect(popup).toHaveTextContent('Không kết nối được máy chủ. Vui lòng kiểm tra mạng và thử lại.');
  },
};

/** Where a session ends that could not be renewed: why, and the way back in. */
export const SessionOver: Story = {
  args: { path: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.')).toBeVisible();
  },
};

/** Over the home page. */
export const AsASheet: Story = {
  args: { path: '/account' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng nhập' }));
    const sheet = await screen.findByRole('dialog', { name: 'Đăng nhập' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: 'Tiếp tục không đăng nhập' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The code of somebody with an account, who asked for it in place of the PIN. */
export const CodeStep: Story = {
  args: { path: `${PHONE}&existing=true` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('+84 912 345 678')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập bằng mã OTP' }));
    await expect(await canvas.findByText(/Mã OTP đã được gửi/)).toBeVisible();
    const wait = await canvas.findByRole('button', { name: 'Gửi lại sau 1 phút' });
    await expect(wait).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A newcomer is asked for the age, and may give a name. */
export const Newcomer: Story = {
  args: { path: `${PHONE}&existing=false`, stored: held('register') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Họ và tên' }), 'An');
    await expect(canvas.getByRole('button', { name: 'Nhập mã OTP' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** The wrong code is gone and the next one can be typed at once. */
export const WrongCode: Story = {
  args: {
    path: `${PHONE}&existing=true`,
    stored: held('login'),
    answers: {
      ...arriving,
      [VERIFY]: refuse(400, 'OTP_INVALID', 'Mã xác thực không đúng. Bạn còn 3 lần thử.'),
    },
  },
  play: async (playing) => {
    await typeCode(playing);
    await expect(await playing.canvas.findByText('Mã xác thực không đúng. Bạn còn 3 lần thử.')).toBeVisible();
    await expect(playing.canvas.getByLabelText('Mã xác thực')).toHaveFocus();
  },
};

export const TooManyCodes: Story = {
  args: {
    path: `${PHONE}&existing=true`,
    answers: {
      ...arriving,
      'POST /otp-verify/send': refuse(429, 'RATE_LIMITED', 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau 15 phút.', {
        retryAfter: 900,
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng nhập bằng mã OTP' }));
    await expect(await canvas.findByText('Bạn đã thử quá nhiều lần. Vui lòng thử lại sau 15 phút.')).toBeVisible();
    await expect(canvas.queryByText(/đã được gửi/)).toBeNull();
    const wait = await canvas.findByRole('button', { name: 'Gửi mã sau 15 phút' });
    await expect(wait).toHaveAttribute('aria-disabled', 'true');
  },
};

/** An account is asked for its PIN first. */
export const PinLocked: Story = {
  args: {
    path: `${PHONE}&existing=true`,
    answers: {
      ...arriving,
      'POST /auth/login-by-pin': refuse(423, 'PIN_LOCKED', 'Mã PIN tạm khóa. Vui lòng thử lại sau 15 phút.'),
    },
  },
  play: async (playing) => {
    await typeCode(playing, 'Mã PIN');
    await expect(await playing.canvas.findByText('Mã PIN tạm khóa. Vui lòng thử lại sau 15 phút.')).toBeVisible();
  },
};

export const Confirming: Story = {
  args: { path: `${PHONE}&existing=true`, stored: held('login'), answers: { ...arriving, [VERIFY]: stillLoading } },
  play: async (playing) => {
    await typeCode(playing);
    await expect(await playing.canvas.findByRole('button', { name: 'Đang xác nhận...' })).toBeVisible();
  },
};

/** An account with a name and a PIN from the start. */
export const Register: Story = {
  args: { path: '/account/register' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tiếp tục' }));
    await expect(await canvas.findByText('Vui lòng nhập họ và tên')).toBeVisible();
    await expect(await canvas.findByText('Vui lòng nhập đúng số điện thoại')).toBeVisible();
    await expect(await canvas.findByText('Bạn cần đủ 18 tuổi và đồng ý để mở tài khoản')).toBeVisible();
  },
};

async function fillRegistration({ canvas, userEvent }: Pick<Playing, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Họ và tên' }), 'Trần Minh');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Số điện thoại' }), '912345678');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
}

export const RegisterKnownPhone: Story = {
  args: { path: '/account/register' },
  play: async (playing) => {
    await fillRegistration(playing);
    await expect(await playing.canvas.findByText('Số điện thoại này đã có tài khoản.')).toBeVisible();
  },
};

export const RegisterCode: Story = {
  args: {
    path: '/account/register',
    answers: { ...arriving, 'POST /otp-verify/check-user': answer({ exists: false }) },
  },
  play: async (playing) => {
    await fillRegistration(playing);
    await expect(await playing.canvas.findByRole('heading', { name: 'Nhập mã xác thực' })).toBeVisible();
    await expect(playing.canvas.getByText('+84 912 345 678')).toBeVisible();
    // The code can be typed at once.
    await expect(playing.canvasElement.ownerDocument.activeElement).toHaveAttribute('autocomplete', 'one-time-code');
  },
};
