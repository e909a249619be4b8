import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card, ClockProvider, DrawStage, StageTicket, StageVerdict } from '@veloc/ui';
import { breakIt } from '../support/breakIt';
import { fixedNow } from '../support/fixedNow';
import { pressTwoWays } from '../support/press';

const drawn = [56, 12, 71, 30, 5, 23, 66, 48, 57, 17, 80, 34, 2, 61, 45, 19, 73, 26, 52, 40];
const now = () => fixedNow;

const meta = {
  component: DrawStage,
  subcomponents: { StageTicket, StageVerdict },
  title: 'Lottery/DrawStage',
  id: 'components-drawstage',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <ClockProvider now={now}>
        <Story />
      </ClockProvider>
    ),
  ],
  args: {
    accent: 'keno',
    title: 'Trường quay',
    draw: 'KENO · Kỳ #0219847',
    onBack: fn(),
    state: 'waiting',
    when: 'Quay lúc 12:21, còn',
    target: fixedNow + 272_000,
    note: '20 số sẽ hiện ở đây',
    count: 20,
    numbers: [],
    marks: drawn.map((value) => ([4, 17, 23, 38, 56, 71, 9, 41, 60].includes(value) ? 'mine' : null)),
  },
  render: (args) => (
    <>
      <DrawStage {...args} />
      <div style={{ padding: '1rem' }}>
        <Card inset="none" data-accent={args.accent}>
          <StageTicket
            code="A"
            numbers={[4, 17, 23, 38, 56, 71]}
            hits={args.numbers}
            state={args.state === 'ended' ? 'won' : 'waiting'}
            note={args.state === 'ended' ? 'Trúng 40.000 ₫' : 'Bậc 6 · 10.000 ₫'}
          />
          <StageTicket
            code="B"
            numbers={[9, 23, 41, 60]}
            hits={args.numbers}
            state={args.state === 'ended' ? 'lost' : 'waiting'}
            note={args.state === 'ended' ? 'Không trúng · đúng 1 số' : 'Bậc 4 · 10.000 ₫'}
          />
        </Card>
      </div>
    </>
  ),
} satisfies Meta<typeof DrawStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four and a half minutes before: own numbers as dashed places. */
export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toBeInTheDocument();
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Quay lại' }));
    await expect(args.onBack).toHaveBeenCalledTimes(2);
  },
};

/** The time has come, the record has not. */
export const Drawing: Story = { args: { state: 'drawing', note: 'Số chỉ hiện sau khi biên bản quay đã lưu.' } };

/** Whether an element comes out of nothing, so that it is not seen yet at its first frame. */
function fades(element: Element | null | undefined): boolean {
  const { animationName } = getComputedStyle(element ?? document.body);
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .some((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName && /opacity/.test(rule.cssText));
}

/** The ninth ball of twenty; what is on a ticket is the brightest, and nothing is gold yet. */
export const NinthBall: Story = {
  args: { state: 'balls', numbers: drawn.slice(0, 9), note: 'Chẵn 5 · Lẻ 4 · Lớn 5 · Nhỏ 4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Số thứ 9 trong 20')).toBeVisible();
    await expect(canvas.getByText(/^Chẵn \d · Lẻ \d/)).toBeVisible();
    // The line counts the newest ball, which is in sight for as long.
    const stage = canvas.getByRole('banner');
    await expect(fades(stage.querySelector('[data-fresh]'))).toBe(false);
    await expect(fades(canvas.getByText('Số thứ 9 trong 20').previousElementSibling)).toBe(false);
    await expect(canvas.getByRole('list', { name: 'Các số của vé A' })).toHaveTextContent('56, trúng');
  },
};

/** Gold for money won alone; hits of the ticket that has won nothing stay as the draw has shown them. */
export const Ended: Story = {
  args: {
    state: 'ended',
    numbers: drawn,
    marks: drawn.map((value) => ([17, 23, 56, 71].includes(value) ? 'won' : null)),
    announcement: 'Vé A của bạn trúng 40.000 ₫.',
    verdict: <StageVerdict line="Vé A của bạn trúng" amount="40.000 ₫" detail="Bậc 6 · Trùng 4 số" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Vé A của bạn trúng 40.000 ₫.');
    await expect(canvas.getByRole('list', { name: 'Các số của vé B' })).toHaveTextContent('0923, trúng4160');
  },
};

/** No more than was paid: both sums in one size, without gold on the stage. */
export const EndedWithinStake: Story = {
  args: {
    state: 'ended',
    numbers: drawn,
    announcement: 'Mua 180.000 ₫ · trúng 110.000 ₫.',
    verdict: (
      <StageVerdict line="Vé của bạn có giải" stake="180.000 ₫" amount="110.000 ₫" detail="6 trong 18 vé trúng" />
    ),
  },
  play: async ({ canvas }) => {
    const [paid, won] = [canvas.getByText('180.000 ₫'), canvas.getByText('110.000 ₫')];
    const look = ({ fontSize, color }: CSSStyleDeclaration) => ({ fontSize, color });
    await expect(look(getComputedStyle(won))).toEqual(look(getComputedStyle(paid)));
    await expect(won.getBoundingClientRect().top).toBe(paid.getBoundingClientRect().top);
  },
};

/** Told as calmly as a win. */
export const EndedWithoutLuck: Story = {
  args: { state: 'ended', numbers: drawn, verdict: <StageVerdict line="Kỳ này lộc chưa về, bạn nhé." /> },
};

/** Called off: no places, one sentence. */
export const CalledOff: Story = {
  args: {
    state: 'off',
    verdict: <StageVerdict line="Kỳ quay đã bị hủy" detail="Tiền vé đã trở lại ví của bạn." />,
  },
};

/** Six balls are larger. */
export const SixBalls: Story = {
  args: {
    accent: 'mega',
    draw: 'MEGA 6/45 · Kỳ #01592',
    state: 'balls',
    note: '',
    count: 6,
    numbers: [7, 26, 31],
    marks: [],
  },
};

/** Groups of three digits, in drawn order. */
export const Groups: Story = {
  args: {
    accent: 'max3d',
    draw: 'MAX 3D · Kỳ #00904',
    state: 'balls',
    note: '',
    count: 20,
    numbers: ['007', '930', '118', '243', '560'],
    marks: [null, 'mine'],
  },
};

export const KeyboardAlone: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const BreakIt = { ...breakIt({ ...meta, render: undefined }), tags: ['!test', '!autodocs', '!manifest'] };
