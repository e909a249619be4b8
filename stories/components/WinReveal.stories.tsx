import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  Button,
  GameMark,
  IdCardIcon,
  LandmarkIcon,
  PercentIcon,
  PhoneIcon,
  StatusBadge,
  ClockIcon,
  TicketIcon,
  UserCheckIcon,
  WinReveal,
  type WinRevealProps,
} from '@veloc/ui';
import { ownWindow } from '../../.storybook/viewports';
import { breakIt } from '../support/breakIt';
import { takeClock, type HandClock } from '../support/handClock';
import { pressTwoWays, tap } from '../support/press';

let clock: HandClock;
const noPicture = { chromatic: { disableSnapshot: true } };

const meta = {
  component: WinReveal,
  title: 'Lottery/WinReveal',
  id: 'components-winreveal',
  parameters: { layout: 'fullscreen', docs: ownWindow, ...noPicture },
  beforeEach() {
    clock = takeClock();
    const { matchMedia } = globalThis;
    // Stories are looked at with less motion, where nothing would run.
    globalThis.matchMedia = (query) => matchMedia.call(globalThis, query.replace('reduce', 'no-preference'));
    return () => {
      clock.restore();
      globalThis.matchMedia = matchMedia;
    };
  },
  args: {
    open: true,
    onClose: fn(),
    sentence: 'Chúc mừng, vé MEGA 6/45 của bạn trúng Giải Nhất, 10.000.000 ₫.',
    accent: 'mega',
    mark: <GameMark accent="mega" glyph={<circle cx="16" cy="16" r="8" />} />,
    game: 'MEGA 6/45',
    draw: 'Kỳ #01592',
    day: '22/11/2026',
    when: 'Quay lúc 18:00, Chủ Nhật 22/11/2026',
    drawn: [7, 26, 31, 38, 43, 45],
    numbers: [7, 12, 26, 31, 38, 43],
    matched: [7, 26, 31, 38, 43],
    prize: 10_000_000,
    tier: 'Giải Nhất · Trùng 5 số',
    greeting: 'Chúc mừng bạn trúng Giải Nhất',
    result: '07 26 31 38 43 45',
    facts: [
      { label: 'Mã vé', value: '9CCD-00FE-1F52' },
      { label: 'Tiền vé', value: '10.000 ₫' },
    ],
    note: 'Đã ghi vào Số dư thưởng',
    actions: (
      <>
        <Button kind="gold" wide>
          Chuyển vào ví
        </Button>
        <Button kind="onColor" wide>
          Rút thưởng
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof WinReveal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 700 ms in: the lacquer is down and the fifth ball is on its way. */
export const BallsFalling: Story = { args: { at: 660 } };

/** 1.3 seconds in: what the ticket has in common with the draw turns gold, one after the other. */
export const MatchesTurningGold: Story = { args: { at: 1_320 } };

/** 2.3 seconds in: the stub has torn off and the sum appears on it, whole. */
export const StubTearingOff: Story = { args: { at: 2_240 } };

/** At rest. */
export const Rest: Story = {
  args: { at: 60_000 },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Chúc mừng, vé MEGA 6/45 của bạn trúng Giải Nhất, 10.000.000 ₫.',
    });
    await expect(dialog).toHaveFocus();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Chuyển vào ví' })).toBeVisible());
    await expect(within(dialog).queryByRole('button', { name: 'Bỏ qua' })).toBeNull();
  },
};

/** Drum and leaves are the package's; another brand leaves them out. */
export const WithoutTheDrum: Story = {
  args: { at: 2_240, withSunburst: false },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.querySelector('span[aria-hidden="true"]:empty')).toBeNull();
  },
};

const steps = {
  title: 'Mang theo khi nhận',
  badge: (
    <StatusBadge tone="info" icon={<ClockIcon />}>
      Chờ duyệt
    </StatusBadge>
  ),
  items: [
    { icon: <IdCardIcon />, title: 'Căn cước công dân', text: 'Bản gốc, còn hạn' },
    { icon: <LandmarkIcon />, title: 'Tài khoản ngân hàng', text: 'Đứng tên bạn, trùng với căn cước' },
    { icon: <PercentIcon />, title: 'Thuế ước tính 4.000.000 ₫', text: 'Bạn nhận 46.000.000 ₫' },
  ],
} satisfies WinRevealProps['steps'];

/** A prize that waits for the shop says what to bring, in place of the stub. */
export const AwaitingApproval: Story = { args: { at: 60_000, prize: 50_000_000, steps } };

const jackpot = {
  grade: 'jackpot',
  sentence: 'Chúc mừng, vé MEGA 6/45 của bạn trúng Jackpot, 75.980.220.150 ₫.',
  drawn: [4, 11, 19, 27, 33, 42],
  numbers: [4, 11, 19, 27, 33, 42],
  matched: [4, 11, 19, 27, 33, 42],
  prize: 75_980_220_150,
  tier: 'Jackpot',
  note: 'Sau thuế ước tính 68.383.198.135 ₫',
  onPrizeHiddenChange: fn(),
  steps: {
    title: 'Bốn việc cần làm, không cần vội',
    items: [
      { icon: <TicketIcon />, title: 'Giữ vé', text: 'Đừng gửi ảnh hay mã vé cho bất kỳ ai.' },
      { icon: <IdCardIcon />, title: 'Giấy tờ', text: 'Căn cước công dân còn hạn, trùng tên trong hồ sơ.' },
      { icon: <PercentIcon />, title: 'Thuế', text: '10% phần vượt 10 triệu, trừ một lần khi trả thưởng.' },
      { icon: <UserCheckIcon />, title: 'Người liên hệ', text: 'Cửa hàng không bao giờ hỏi mã OTP hay mã PIN.' },
    ],
  },
  actions: (
    <Button wide icon={<PhoneIcon />}>
      Gọi 1900 0000
    </Button>
  ),
} satisfies Partial<WinRevealProps>;

/** 1.5 seconds into a jackpot: the sum is whole from the start and the sun grows brighter. */
export const JackpotBrightening: Story = { args: { ...jackpot, at: 1_500 } };

/** The calm after it: what to do, and whom to call. */
export const Jackpot: Story = {
  args: { ...jackpot, at: 60_000 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ẩn số tiền' }));
    await expect(args.onPrizeHiddenChange).toHaveBeenCalledWith({ hidden: true });
  },
};

export const JackpotHidden: Story = {
  args: { ...jackpot, at: 60_000, isPrizeHidden: true },
  play: async () => {
    await screen.findByRole('button', { name: 'Hiện số tiền' });
    await expect(screen.queryByText(/^75\.980/)).toBeNull();
  },
};

/** Twenty balls of Keno, and a ticket of ten. */
export const Keno: Story = {
  args: {
    at: 1_900,
    accent: 'keno',
    game: 'KENO',
    drawn: Array.from({ length: 20 }, (_, index) => 1 + index * 4),
    numbers: [1, 5, 9, 13, 17, 21, 25, 30, 33, 37],
    matched: [1, 5, 9, 13, 17, 21, 25, 33, 37],
  },
};

export const Max3D: Story = {
  args: {
    at: 60_000,
    accent: 'max3d',
    game: 'MAX 3D',
    drawn: [],
    numbers: ['168', '279'],
    matched: ['168'],
    prize: 1_000_000,
  },
};

const skipButton = () => screen.findByRole('button', { name: 'Bỏ qua' });
const isResting = () => waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());

/** It comes to rest by itself, its ticket glides to where it stays, and only then can it be closed. */
export const RestsByItself: Story = {
  play: async ({ args, userEvent }) => {
    const animate = spyOn(Element.prototype, 'animate');
    await skipButton();
    clock.advance(2_899);
    await expect(screen.getByRole('button', { name: 'Bỏ qua' })).toBeInTheDocument();
    clock.advance(1);
    await isResting();
    await expect(animate).toHaveBeenCalledWith(
      [{ translate: expect.stringMatching(/^0 [\d.]+px$/) }, { translate: '0 0' }],
      expect.objectContaining({ duration: 320 }),
    );
    animate.mockRestore();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Enter, Space and Escape skip; the focus is on no button afterwards, so a second press moves no money. */
export const KeyboardAlone: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await skipButton()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await isResting();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Đóng' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SkippedByEscape: Story = {
  play: async ({ args, userEvent }) => {
    await skipButton();
    await userEvent.keyboard('{Escape}');
    await isResting();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A press anywhere skips, by mouse and by finger. */
export const SkippedByAPress: Story = {
  render: function Twice(args) {
    const [count, setCount] = useState(0);
    return (
      <WinReveal
        {...args}
        key={count}
        onClose={() => {
          args.onClose();
          setCount(count + 1);
        }}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    await skipButton();
    await userEvent.click(screen.getByRole('dialog'));
    await isResting();
    await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
    await skipButton();
    await tap(userEvent, screen.getByRole('dialog'));
    await isResting();
    await pressTwoWays(userEvent, screen.getByRole('button', { name: 'Chuyển vào ví' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const BreakIt = {
  ...breakIt({ ...meta, args: { ...meta.args, at: 60_000 } }),
  tags: ['!test', '!autodocs', '!manifest'],
};
