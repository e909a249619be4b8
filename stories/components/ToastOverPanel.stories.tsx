import type { ReactElement } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, type UserEventObject } from 'storybook/test';
import {
  BottomSheet,
  Button,
  HouseIcon,
  NumberTray,
  Popup,
  Sidebar,
  TextLink,
  ThemeSwitch,
  ToastProvider,
  useToasts,
} from '@veloc/ui';
import { desktopModes, themeModes } from '../../.storybook/modes';
import { tap } from '../support/press';
import { takeClock, type HandClock } from '../support/handClock';

let clock: HandClock;
const undone = fn();
const close = fn();

function Removes() {
  const { show } = useToasts();
  return (
    <Button onClick={() => show({ message: 'Đã xóa vé A', action: { label: 'Hoàn tác', onPress: undone } })}>
      Xóa
    </Button>
  );
}

/** A toast that comes while something else is open over the page. */
const meta = {
  component: ToastProvider,
  title: 'Tell/Toast/OverPanel',
  id: 'components-toast-overpanel',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: themeModes } },
  args: { children: null },
  beforeEach() {
    clock = takeClock();
    // A pointer made by a script cannot be captured.
    Element.prototype.setPointerCapture = () => {};
    undone.mockClear();
    close.mockClear();
    return () => clock.restore();
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

async function remove(userEvent: UserEventObject): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Xóa' }));
  const toast = (await screen.findByText('Đã xóa vé A')).closest('li');
  if (!toast) throw new Error('There is no toast.');
  await waitFor(() => expect(toast.getAnimations().every(({ playState }) => playState === 'finished')).toBe(true));
  return toast;
}

const isGone = () => waitFor(() => expect(screen.queryByText('Đã xóa vé A')).toBeNull());

/** What is open and a toast over it: heard, pressed, led to and put away as over the page, and nothing closes with it. */
const overPanel = (panel: ReactElement, kept: readonly string[]): Story => ({
  args: { children: panel },
  play: async ({ userEvent, step }) => {
    const dialog = await screen.findByRole('dialog');
    await step('it is on top, hidden from nobody, and leaves the buttons free', async () => {
      const toast = await remove(userEvent);
      const { left, top, right, bottom } = toast.getBoundingClientRect();
      await expect(toast).toContainElement(document.elementFromPoint(left + 30, (top + bottom) / 2) as HTMLElement);
      await expect(toast.closest('[aria-live="polite"]')).not.toBeNull();
      await expect(toast.closest('[aria-hidden="true"], [inert]')).toBeNull();
      for (const name of kept) {
        const button = dialog.querySelector(`[aria-label="${name}"]`) ?? screen.getByText(name);
        const place = button.getBoundingClientRect();
        const isFree = place.top >= bottom || place.bottom <= top || place.left >= right || place.right <= left;
        await expect(isFree ? '' : `"${name}" is covered`).toBe('');
      }
    });
    await step('a press on its words or its way back is none beside the panel', async () => {
      await tap(userEvent, screen.getByText('Đã xóa vé A'));
      await tap(userEvent, screen.getByRole('button', { name: 'Hoàn tác' }));
      await expect(undone).toHaveBeenCalledOnce();
      await isGone();
    });
    await step('F8 leads to it from within, and Escape puts it alone away and leads back', async () => {
      await remove(userEvent);
      await userEvent.keyboard('{F8}');
      await expect(screen.getByRole('button', { name: 'Hoàn tác' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await isGone();
      await expect(screen.getByRole('button', { name: 'Xóa' })).toHaveFocus();
    });
    await expect(close).not.toHaveBeenCalled();
    await step('the next Escape is for the panel again', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(close).toHaveBeenCalledOnce();
    });
    await remove(userEvent);
  },
});

export const APopup = overPanel(
  <Popup
    open
    onClose={close}
    title="Xóa vé khỏi giỏ?"
    description="Vé A có 6 số, 10.000 ₫."
    actions={
      <>
        <Removes />
        <Button kind="quiet">Giữ lại</Button>
      </>
    }
  />,
  ['Xóa', 'Giữ lại'],
);

const lines = Array.from({ length: 30 }, (_, index) => (
  <p key={index}>
    <TextLink href="#ticket">Vé {index + 1}</TextLink>
  </p>
));

const tray = <NumberTray numbers={[7, 18]} places={4} aria-label="Đã chọn" />;

/** As high as it gets: cross and tools stay free, and the toast lies over what scrolls. */
export const ASheet = overPanel(
  <BottomSheet open onClose={close} title="Giỏ hàng" tools={tray} footer={<Removes />}>
    {lines}
  </BottomSheet>,
  ['Xóa', 'Đóng', 'Đã chọn'],
);

/** What is above a sheet is too low for a toast, or just high enough, in a window of any height. */
const lowerThanWindow = (room: string) => (
  <BottomSheet
    open
    onClose={close}
    title="Giỏ hàng"
    tools={tray}
    footer={<Removes />}
    style={{ height: `calc(100dvh - ${room})` }}
  >
    {lines}
  </BottomSheet>
);

export const WithoutRoomAboveASheet: Story = {
  ...overPanel(lowerThanWindow('4.5rem'), ['Xóa', 'Đóng', 'Đã chọn']),
  parameters: { chromatic: { disableSnapshot: true } },
};

export const AboveASheet = overPanel(lowerThanWindow('7rem'), ['Giỏ hàng', 'Xóa', 'Đóng', 'Đã chọn']);

export const ASidebar: Story = {
  ...overPanel(
    <Sidebar
      open
      onClose={close}
      name="Nguyễn Thị Thu Hà"
      items={[{ label: 'Trang chủ', href: '#home', icon: <HouseIcon />, isCurrent: true }]}
      smallPrint="Từ đủ 18 tuổi"
    >
      <Removes />
      <ThemeSwitch isDark={false} onChange={fn()} />
    </Sidebar>,
    ['Xóa', 'Đóng', 'Từ đủ 18 tuổi'],
  ),
  parameters: { chromatic: { modes: desktopModes } },
};
