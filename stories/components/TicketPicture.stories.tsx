import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TicketPicture } from '@veloc/ui';
import { breakIt } from '../support/breakIt';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const meta = {
  component: TicketPicture,
  title: 'Lottery/TicketPicture',
  id: 'components-ticketpicture',
  args: {
    accent: 'mega',
    title: 'Mega 6/45',
    subtitle: 'Kỳ #01552 · 21/08/2026',
    shop: 'Vé Lộc',
    play: 'Vé A · Vé thường',
    numbers: [3, 12, 19, 27, 30, 31],
    facts: [
      { name: 'Mã vé', value: '2E6F-90A1-B7D4' },
      { name: 'Tiền vé', value: '10.000 ₫' },
      { name: 'Trạng thái', value: 'Chờ kết quả' },
      { name: 'Người mua', value: '+84 912 ••• 678' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TicketPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture has one name that says all its numbers. */
export const SixNumbers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Mega 6/45, Kỳ #01552 · 21/08/2026, Vé A · Vé thường: 3 12 19 27 30 31',
    );
  },
};

/** Eighteen numbers stand in smaller balls. */
export const Bao18: Story = { args: { play: 'Vé F · Bao 18', numbers: upTo(18) } };

export const WithPowerNumber: Story = {
  args: { accent: 'power', title: 'Power 6/55', numbers: [2, 17, 26, 31, 48, 55], bonus: [16] },
};

/** The most that Lotto 5/35 can hold: fifteen numbers and twelve specials. */
export const MostOfLotto: Story = {
  args: { accent: 'lotto535', title: 'Lotto 5/35', play: 'Vé B · Bao 15 và 12', numbers: upTo(15), bonus: upTo(12) },
};

export const TwentyGroups: Story = {
  args: {
    accent: 'max3dpro',
    title: 'Max 3D Pro',
    play: 'Vé C · Bao nhiều bộ số',
    numbers: upTo(20).map((value) => String(value * 37).padStart(3, '0')),
  },
};

/** A bet on an outcome has no numbers. */
export const OutcomeAlone: Story = {
  args: { accent: 'kenoeo', title: 'Keno Chẵn – Lẻ', play: 'Vé A · Chẵn 11-12', numbers: [] },
};

export const TwelveDigitsWon: Story = {
  args: {
    facts: [
      { name: 'Mã vé', value: '2E6F-90A1-B7D4' },
      { name: 'Trạng thái', value: 'Trúng 112.345.678.900 ₫' },
    ],
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
