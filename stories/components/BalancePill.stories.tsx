import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BalancePill, BudgetRing, Header, LoginPill } from '@veloc/ui';
import { widthModes } from '../../.storybook/modes';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const meta = {
  component: BalancePill,
  title: 'Show/BalancePill',
  id: 'components-balancepill',
  subcomponents: { LoginPill },
  parameters: { layout: 'fullscreen' },
  args: { balance: 250_000, href: '/account/recharge' },
  decorators: [(Story) => <Header onMenu={fn()} onBell={fn()} balance={<Story />} />],
} satisfies Meta<typeof BalancePill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const pill = canvas.getByRole('link', { name: /^Số dư\s+250\.000\s₫\s+nạp tiền$/ });
    await expect(pill).toHaveAttribute('href', '/account/recharge');
    await expect(pill.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Unknown: Story = {
  args: { balance: -1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/−1/)).toBeNull();
    await expect(canvas.getByText('Chưa có số liệu')).toBeInTheDocument();
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/250/)).toBeNull();
  },
};

export const Compact: Story = { args: { isCompact: true } };

const login = fn();

export const Guest: Story = {
  render: () => <LoginPill onClick={login} />,
  play: async ({ canvas, userEvent }) => {
    login.mockClear();
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(login).toHaveBeenCalledTimes(2);
  },
};

export const KeyboardAlone: Story = {
  // Few figures, so that the two that no page has beside each other leave the bell its place.
  args: { balance: 5_000, isCompact: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <LoginPill onClick={login} />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    login.mockClear();
    const pill = canvas.getByRole('link', { name: /^Số dư/ });
    const follow = fn((event: Event) => event.preventDefault());
    pill.addEventListener('click', follow);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(pill).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Đăng nhập' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(login).toHaveBeenCalledOnce();
  },
};

/** On the narrowest phone the wallet and the shop's name give their room to the amount. */
export const TwelveDigits: Story = {
  args: { balance: 855_640_123_000 },
  parameters: { chromatic: { modes: widthModes } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await expect(canvas.getByRole('link', { name: 'Vé Lộc' }).getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A ring round the wallet, which takes no room: it may come later. */
export const WithABudget: Story = {
  args: { ring: <BudgetRing on="lacquer" spent={190_000} budget={500_000} /> },
  play: async ({ canvas, canvasElement }) => {
    const pill = canvas.getByRole('link', {
      name: /^Số dư\s+250\.000\s₫\s+Đã chơi 190\.000\s₫ trong 500\.000\s₫, 38%\s+nạp tiền$/,
    });
    const ring = canvasElement.querySelector('[role=img]')?.getBoundingClientRect();
    await expect(ring?.width).toBe(24);
    await expect(ring?.left).toBeGreaterThan(pill.getBoundingClientRect().left);
    await expect(ring?.right).toBeLessThanOrEqual(canvas.getByText(/^250/).getBoundingClientRect().left);
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
