import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PushDeviceContext, type PushDevice } from '../../storefront/state/push/device';
import { answer, refuse, type Answers } from '../support/answers';
import { contentAnswers } from '../support/contentFixtures';
import { patient } from '../support/gamePage';
import { ShopStory, type ShopStoryProps } from '../support/ShopStory';

const CALL = '/client-notifications/push';
const SWITCH = { name: 'Báo trên thiết bị này khi có kết quả' };

const subscription = { endpoint: 'https://push.example/1', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const off = { key: 'B'.repeat(87), isOn: false, endpoint: null, quiet: { from: '22:00', to: '07:00' } };

/** A server that keeps whether this session is told of draws. */
function pushServer(): Answers {
  let state: object = off;
  const become = (next: object) => () => answer((state = next));
  return {
    [`GET ${CALL}`]: () => answer(state),
    [`PUT ${CALL}`]: become({ ...off, isOn: true, endpoint: subscription.endpoint }),
    [`DELETE ${CALL}`]: become(off),
  };
}

/** A browser whose person allows what is asked, unless told otherwise. */
function pushDevice(over: Partial<PushDevice> = {}): PushDevice {
  let endpoint: string | null = null;
  return {
    lack: () => null,
    permission: () => (endpoint === null ? 'default' : 'granted'),
    endpoint: async () => endpoint,
    subscribe: async () => {
      ({ endpoint } = subscription);
      return subscription;
    },
    unsubscribe: async () => void (endpoint = null),
    ...over,
  };
}

/** A person who does not let the browser show notifications. */
function refusingDevice(): PushDevice {
  let permission: NotificationPermission = 'default';
  return pushDevice({
    permission: () => permission,
    subscribe: async () => {
      permission = 'denied';
      return null;
    },
  });
}

interface PushStoryProps extends ShopStoryProps {
  device: PushDevice;
}

/** The settings of notifications on a device that can be told of draws. */
function PushStory({ device, ...shop }: PushStoryProps) {
  return (
    <PushDeviceContext value={device}>
      <ShopStory {...shop} />
    </PushDeviceContext>
  );
}

const meta = {
  title: 'flows/Push',
  component: PushStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/account/notifications',
    answers: { ...contentAnswers, ...pushServer() },
    device: pushDevice(),
  },
} satisfies Meta<typeof PushStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function openSettings({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cài đặt tin báo' }, patient));
  const sheet = within(await within(document.body).findByRole('dialog', undefined, patient));
  const control = await sheet.findByRole('switch', SWITCH, patient);
  await waitFor(() => expect(control).toBeVisible());
  return { sheet, control };
}

/** On and off by the keyboard alone, at once. */
export const OnAndOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const { sheet, control } = await openSettings({ canvas, userEvent });
    await expect(control).not.toBeChecked();
    await expect(sheet.getByText(/Không báo Keno, không báo từ 22:00 đến 07:00\.$/)).toBeVisible();
    sheet.getByRole('radio', { name: /^Mỗi ngày một tin/ }).focus();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(control).toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(control).not.toBeChecked());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(control).toBeChecked());
  },
};

/** Who refuses is told what to do, and the switch asks no more. */
export const Refused: Story = {
  args: { device: refusingDevice() },
  play: async ({ canvas, userEvent }) => {
    const { sheet, control } = await openSettings({ canvas, userEvent });
    await userEvent.click(control);
    await expect(await sheet.findByText(/^Trình duyệt đang chặn tin báo/)).toBeVisible();
    await expect(control).toHaveAttribute('aria-disabled', 'true');
    await expect(sheet.queryByRole('alert')).toBeNull();
  },
};

/** The browser's question was put away without an answer. */
export const NotAllowed: Story = {
  args: { device: pushDevice({ subscribe: async () => null }) },
  play: async ({ canvas, userEvent }) => {
    const { sheet, control } = await openSettings({ canvas, userEvent });
    await userEvent.click(control);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(/^Chưa bật/);
    await expect(control).not.toBeChecked();
    await expect(control).not.toHaveAttribute('aria-disabled');
  },
};

export const OnAnIPhone: Story = {
  args: { device: pushDevice({ lack: () => 'homeScreen' }) },
  play: async ({ canvas, userEvent }) => {
    const { sheet, control } = await openSettings({ canvas, userEvent });
    await expect(sheet.getByText(/“Thêm vào Màn hình chính”/)).toBeVisible();
    await expect(control).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NotSupported: Story = {
  args: { device: pushDevice({ lack: () => 'browser' }) },
  play: async ({ canvas, userEvent }) => {
    const { sheet, control } = await openSettings({ canvas, userEvent });
    await expect(sheet.getByText(/^Trình duyệt này không nhận được tin báo/)).toBeVisible();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};

export const Working: Story = {
  args: { device: pushDevice({ subscribe: () => new Promise(() => undefined) }) },
  play: async ({ canvas, userEvent }) => {
    const { sheet, control } = await openSettings({ canvas, userEvent });
    await userEvent.click(control);
    await expect(await sheet.findByText('Đang bật…')).toBeVisible();
    await expect(control).toHaveAttribute('aria-busy', 'true');
  },
};

/** The browser's own push service cannot be reached. */
export const ServiceFails: Story = {
  args: {
    device: pushDevice({ subscribe: () => Promise.reject(new DOMException('push service error', 'AbortError')) }),
  },
  play: async ({ canvas, userEvent }) => {
    const { sheet, control } = await openSettings({ canvas, userEvent });
    await userEvent.click(control);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(/dịch vụ chuyển tin/);
    await expect(control).not.toBeChecked();
  },
};

/** A browser whose service the shop does not send to is told so, and is subscribed no longer. */
const turnedAway = pushDevice();
export const ShopRefuses: Story = {
  args: {
    device: turnedAway,
    answers: {
      ...contentAnswers,
      ...pushServer(),
      [`PUT ${CALL}`]: refuse(422, 'PUSH_SERVICE_UNKNOWN', 'Cửa hàng chưa gửi tin qua dịch vụ của trình duyệt này.'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const { sheet, control } = await openSettings({ canvas, userEvent });
    await userEvent.click(control);
    await expect(await sheet.findByRole('alert')).toHaveTextContent(/^Cửa hàng chưa gửi tin qua dịch vụ/);
    await expect(await turnedAway.endpoint()).toBeNull();
  },
};

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, userEvent }) => {
    const { sheet, control } = await openSettings({ canvas, userEvent });
    await expect(sheet.getByText(/^Đang không có mạng/)).toBeVisible();
    await expect(control).toHaveAttribute('aria-disabled', 'true');
  },
};

/** How often draws are told is chosen though nothing is known of the device. */
export const NotLoaded: Story = {
  args: { answers: { ...contentAnswers, [`GET ${CALL}`]: refuse(400, 'VALIDATION_ERROR', 'Không đọc được') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cài đặt tin báo' }, patient));
    const sheet = within(await within(document.body).findByRole('dialog', undefined, patient));
    await expect(await sheet.findByText(/^Chưa tải được cài đặt báo/, undefined, patient)).toBeVisible();
    await expect(sheet.getByRole('radio', { name: /^Mỗi ngày một tin/ })).toBeChecked();
    await expect(sheet.queryByRole('switch')).toBeNull();
  },
};
