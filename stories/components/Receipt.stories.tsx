import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DrawResult, formatMoney, Receipt, ReceiptFacts, ReceiptHead, ReceiptStrip, StatusBadge } from '@veloc/ui';
import { pressTwoWays } from '../support/press';
import { breakIt } from '../support/breakIt';

const facts = [
  { label: 'Mã vé', value: 'PW-2611-19-08842' },
  { label: 'Ngày mua', value: '09:14, 19/11/2026' },
  { label: 'Tiền vé', value: formatMoney(20_000) },
  { label: 'Tiền thưởng vào', value: 'Số dư thưởng', tone: 'gold' as const },
];

const meta = {
  component: Receipt,
  title: 'Show/Receipt',
  id: 'components-receipt',
  subcomponents: { ReceiptHead, ReceiptFacts, ReceiptStrip },
  args: {
    accent: 'power',
    children: (
      <>
        <p>POWER 6/55</p>
        <ReceiptStrip label="Kết quả">05 17 23 31 44 52</ReceiptStrip>
      </>
    ),
    below: <ReceiptFacts facts={facts} />,
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {
  args: {
    head: (
      <ReceiptHead title="Chúc mừng, vé của bạn đã trúng" prize={500_000}>
        Giải Nhì · Trùng 4 số
      </ReceiptHead>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('500.000 ₫')).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(facts.map(({ label }) => label));
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('PW-2611-19-08842');
  },
};

/** A win that is no more than its stake: both sums beside each other, in the same size and without gold. */
export const WonNoMoreThanPaid: Story = {
  args: {
    head: (
      <ReceiptHead title="Vé của bạn có giải" prize={52_000} stake={60_000}>
        Giải Ba
      </ReceiptHead>
    ),
  },
  play: async ({ canvas }) => {
    const [paid, won] = [canvas.getByText('60.000 ₫'), canvas.getByText('52.000 ₫')];
    await expect(paid).toBeVisible();
    await expect(getComputedStyle(won).fontSize).toBe(getComputedStyle(paid).fontSize);
    await expect(canvas.getByText('Trúng')).toBeVisible();
    const article = canvas.getByRole('article');
    await expect(article.querySelector('svg')).toBeNull();
    const head = canvas.getByText('Vé của bạn có giải').parentElement ?? article;
    await expect(getComputedStyle(head).backgroundImage).toBe('none');
    await expect(head.getAnimations({ subtree: true })).toHaveLength(0);
  },
};

/** Both papers end at the perforation, where each has its half of the two notches. */
export const NotWon: Story = {
  play: async ({ canvas }) => {
    const [upper, lower] = canvas.getByRole('article').children;
    if (!upper || !lower) throw new Error('A receipt has two parts and here one is missing. See Receipt.tsx.');
    await expect(upper.getBoundingClientRect().bottom).toBe(lower.getBoundingClientRect().top);
    await expect(getComputedStyle(upper).maskImage).toContain('9px at 9px 100%');
    await expect(getComputedStyle(lower).maskImage).toContain('9px at 9px 0px');
  },
};

/** Paid back: grey balls, and the word for it. */
export const Cancelled: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: '0.5rem' }}>
        <StatusBadge style={{ justifySelf: 'start' }}>Đã hủy</StatusBadge>
        <DrawResult numbers={[5, 12, 23, 31, 40, 52]} faded aria-label="Vé A" />
      </div>
    ),
    below: <ReceiptFacts facts={[{ label: 'Hoàn tiền', value: formatMoney(20_000) }]} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đã hủy')).toBeVisible();
    await expect(canvas.getByText('20.000 ₫')).toBeVisible();
  },
};

export const TwelveDigitPrizeAtNarrowWidth: Story = {
  args: {
    head: (
      <ReceiptHead title="Chúc mừng, vé của bạn đã trúng" prize={118_642_759_300}>
        Jackpot 1
      </ReceiptHead>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: '288px' }}>
        <Story />
      </div>
    ),
  ],
};

/** Each press copies the whole code and says so. */
export const CopiesByPointer: Story = {
  args: { below: <ReceiptFacts facts={[{ label: 'Mã vé', value: 'PW-08842', copyText: 'PW-2611-19-08842' }]} /> },
  play: async ({ canvas, userEvent }) => {
    const write = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await pressTwoWays(userEvent, canvas.getByRole('button', { name: 'Sao chép mã vé' }));
    await expect(write.mock.calls).toEqual([['PW-2611-19-08842'], ['PW-2611-19-08842']]);
    await expect(await canvas.findByText('Đã sao chép')).toBeInTheDocument();
  },
};

/** A code that is shown in short can be taken whole, and the focus stays where it was. */
export const KeyboardAlone: Story = {
  args: { below: <ReceiptFacts facts={[{ label: 'Mã vé', value: 'PW-08842', copyText: 'PW-2611-19-08842' }]} /> },
  play: async ({ canvas, userEvent }) => {
    const write = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    const copy = canvas.getByRole('button', { name: 'Sao chép mã vé' });
    await userEvent.tab();
    await expect(copy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('PW-2611-19-08842');
    await expect(await canvas.findByText('Đã sao chép')).toBeInTheDocument();
    await expect(copy).toHaveFocus();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
