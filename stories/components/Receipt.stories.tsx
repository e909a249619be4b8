import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatMoney, Receipt, ReceiptFacts, ReceiptHead, ReceiptStrip } from '@veloc/ui';

const facts = [
  { label: 'Mã vé', value: 'PW-2611-19-08842' },
  { label: 'Ngày mua', value: '09:14, 19/11/2026' },
  { label: 'Tiền vé', value: formatMoney(20_000) },
  { label: 'Tiền thưởng vào', value: 'Số dư thưởng', tone: 'gold' as const },
];

const meta = {
  component: Receipt,
  subcomponents: { ReceiptHead, ReceiptFacts, ReceiptStrip },
  args: {
    game: 'power',
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

export const NotWon: Story = {};

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
