import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts } from '@veloc/rules';
import { expect, screen, waitFor, within } from 'storybook/test';
import { codeSent, devices } from '../support/accountFixtures';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { fixedNow } from '../support/fixedNow';
import { user } from '../support/fixtures';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Profile',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/profile', answers: { 'GET /auth/sessions': answer(devices) } },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  args: {
    answers: { 'POST /users/get-profile': answer({ ...user, email: 'ha@example.vn', identify: '079200001234' }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+84 912 345 678')).toBeVisible();
    await expect(await canvas.findByText('ha@example.vn')).toBeVisible();
    await expect(await canvas.findByText('•••••••••234')).toBeVisible();
  },
};

export const ProfileDidNotCome: Story = {
  args: { answers: { 'POST /users/get-profile': noAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa tải được hồ sơ')).toBeVisible();
    await expect(await canvas.findByText('Nguyễn Thị Thu Hà')).toBeVisible();
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng nhập' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible());
  },
};

export const Editing: Story = {
  args: { path: '/profile/edit' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Họ và tên' });
    await userEvent.clear(name);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ha@');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu hồ sơ' }));
    await expect(await canvas.findByText('Vui lòng nhập họ và tên')).toBeVisible();
    await expect(await canvas.findByText('Email không đúng định dạng')).toBeVisible();
  },
};

/** Sent here from any page, because the profile has no name (spec section 2). */
export const WithoutAName: Story = {
  args: { path: '/account', answers: { 'POST /users/get-profile': answer({ ...user, name: '' }) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Cho Vé Lộc biết tên của bạn để tiếp tục mua vé và nhận thưởng.'),
    ).toBeVisible();
  },
};

export const Saved: Story = {
  args: { path: '/profile/edit', answers: { 'POST /users/update-profile': answer({ ...user, name: 'Thu Hà' }) } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Họ và tên' });
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu hồ sơ' }));
    const popup = await screen.findByRole('dialog', { name: 'Thành công' });
    await waitFor(() => expect(popup).toBeVisible());
    await userEvent.tab();
  },
};

/** After a deposit, a first name takes a code: money goes out in that name alone. */
export const FirstNameWantsCode: Story = {
  args: {
    path: '/profile/edit',
    answers: {
      'POST /users/get-profile': answer({ ...user, name: '' }),
      'POST /users/update-profile': refuse(403, 'CODE_REQUIRED', texts.nameNeedsCode),
      'POST /otp-verify/send': codeSent,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Họ và tên' }), 'Lê Văn Tám');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu hồ sơ' }));
    const sheet = await screen.findByRole('dialog', { name: 'Xác nhận họ và tên' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(await within(sheet).findByText(texts.nameNeedsCode)).toBeVisible();
    await expect(await within(sheet).findByRole('button', { name: 'Gửi mã' })).toBeVisible();
  },
};

const anHourAgo = new Date(fixedNow - 3_600_000).toISOString();

export const Devices: Story = {
  args: { path: '/account/sessions' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chrome · Android')).toBeVisible();
    await expect(await canvas.findByText(/^Thiết bị này/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Đăng xuất Cốc Cốc · Windows' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Đăng xuất thiết bị khác' })).toBeVisible();
  },
};

export const OthersLoggedOut: Story = {
  args: {
    path: '/account/sessions',
    answers: (() => {
      let left = devices;
      return {
        'GET /auth/sessions': () => answer(left),
        'DELETE /auth/sessions': () => {
          left = devices.filter(({ current }) => current);
          return answer({ ended: 2 });
        },
      };
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng xuất thiết bị khác' }));
    const popup = await screen.findByRole('dialog', { name: 'Đã đăng xuất' });
    await waitFor(() => expect(popup).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Cốc Cốc · Windows')).toBeNull());
    await userEvent.tab();
  },
};

/** One that logged in later stays; the refusal leads to what ends it. */
export const YoungerDeviceStays: Story = {
  args: {
    path: '/account/sessions',
    answers: {
      'GET /auth/sessions': answer(
        devices.map((device) =>
          device.id === 'd2' ? { ...device, createdAt: anHourAgo, lastUsedAt: anHourAgo } : device,
        ),
      ),
      'DELETE /auth/sessions/d2': refuse(403, 'CODE_REQUIRED', texts.sessionStays),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đăng xuất Cốc Cốc · Windows' }));
    const refusal = await canvas.findByRole('alert');
    await expect(await within(refusal).findByText(texts.sessionStays)).toBeVisible();
    await expect(await within(refusal).findByRole('link', { name: 'Đổi mã PIN' })).toBeVisible();
  },
};

export const DevicesLoading: Story = {
  args: { path: '/account/sessions', answers: { 'GET /auth/sessions': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Đang tải danh sách thiết bị')).toBeVisible();
  },
};

export const DevicesDidNotCome: Story = {
  args: { path: '/account/sessions', answers: { 'GET /auth/sessions': refuse(503, 'DB_BUSY', 'Hệ thống đang bận') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa tải được danh sách thiết bị')).toBeVisible();
  },
};

const pins = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) =>
  canvas.findByLabelText(name, { selector: '[inputmode=numeric]' });

export const ChangePin: Story = {
  args: { path: '/account/change-pass' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await pins(canvas, 'Mã PIN mới'));
    await userEvent.keyboard('123456');
    await expect(await canvas.findByText('Mã PIN quá dễ đoán')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nhập mã PIN cũ' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const typePins: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  for (const [name, pin] of [
    ['Mã PIN cũ', '140789'],
    ['Mã PIN mới', '274913'],
    ['Nhập lại mã PIN mới', '274913'],
  ] as const) {
    await userEvent.click(await pins(canvas, name));
    await userEvent.keyboard(pin);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Đổi mã PIN' }));
};

/** On a device on which no code was ever typed, the old PIN is no proof. */
export const NewPinWantsCode: Story = {
  args: {
    path: '/account/change-pass',
    answers: {
      'POST /users/change-pass': refuse(403, 'CODE_REQUIRED', texts.pinNeedsCode),
      'POST /otp-verify/send': codeSent,
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await typePins(context);
    await expect(await canvas.findByText(texts.pinNeedsCode)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Mã PIN cũ' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: /^Gửi lại sau/ })).toBeVisible();
  },
};

export const WrongOldPin: Story = {
  args: {
    path: '/account/change-pass',
    answers: { 'POST /users/change-pass': refuse(400, 'PIN_INVALID', 'Số điện thoại hoặc mã PIN không đúng') },
  },
  play: async (context) => {
    const { canvas } = context;
    await typePins(context);
    await expect(await canvas.findByText('Mã PIN cũ không đúng')).toBeVisible();
  },
};
