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
    petals: 5,
    title: 'MEGA 6/45',
    subtitle: 'Kỳ #01552 · 21/08/2026',
    shop: 'Vé Lộc',
    tickets: [
      { code: 'A', numbers: [7, 12, 26, 31, 38, 43] },
      { code: 'B', numbers: [3, 11, 19, 28, 36, 40] },
      { code: 'C', numbers: [5, 14, 22, 27, 35, 41] },
    ],
    code: { name: 'Mã đơn', value: '9CCD-00FE-1F52' },
    facts: ['3 vé · 30.000 ₫', 'Chờ kết quả'],
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
export const ThreeTickets: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'MEGA 6/45, Kỳ #01552 · 21/08/2026, A: 7 12 26 31 38 43, B: 3 11 19 28 36 40, C: 5 14 22 27 35 41',
    );
  },
};

/** Eighteen numbers stand in smaller balls. */
export const Bao18: Story = { args: { tickets: [{ code: 'F', numbers: upTo(18), note: 'Bao 18' }] } };

export const WithPowerNumber: Story = {
  args: {
    accent: 'power',
    petals: 7,
    title: 'POWER 6/55',
    tickets: [{ code: 'A', numbers: [2, 17, 26, 31, 48, 55], bonus: [16], note: 'x 2' }],
  },
};

/** The most that Lotto 5/35 can hold: fifteen numbers and twelve specials. */
export const MostOfLotto: Story = {
  args: {
    accent: 'lotto535',
    petals: 9,
    title: 'LOTTO 5/35',
    tickets: [{ code: 'B', numbers: upTo(15), bonus: upTo(12), note: 'Bao 15 và 12' }],
  },
};

export const TwentyGroups: Story = {
  args: {
    accent: 'max3dpro',
    petals: 10,
    title: 'MAX 3D PRO',
    tickets: [
      { code: 'C', numbers: upTo(20).map((value) => String(value * 37).padStart(3, '0')), note: 'Bao nhiều bộ số' },
    ],
  },
};

/** A bet on an outcome has no numbers. */
export const OutcomeAlone: Story = {
  args: {
    accent: 'kenoeo',
    petals: 8,
    title: 'KENO CHẴN LẺ',
    tickets: [{ code: 'A', numbers: [], note: 'Chẵn 11-12 · 50.000 ₫' }],
  },
};

const golden = {
  gold: { prize: '112.345.678.900 ₫', badge: 'Bản vàng' },
  subtitle: 'Giải Nhất · MEGA 6/45 · Kỳ #01552',
  tickets: [
    { code: 'A', numbers: [7, 12, 26, 31, 38, 43], matched: [7, 26, 31, 38, 43] },
    { code: 'B', numbers: [3, 11, 19, 28, 36, 40] },
  ],
  facts: ['2 vé · 20.000 ₫', 'Quay 21/08/2026'],
};

/** The golden edition: the prize is its heading, and what was drawn is gold, with a check for who sees no gold. */
export const Golden: Story = {
  args: golden,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^112\.345\.678\.900 ₫, Giải Nhất · MEGA 6\/45/);
    await expect(canvasElement.querySelectorAll('circle[r="7.5"]')).toHaveLength(5);
  },
};

/** As it is sent: on lacquer to its edges, and with no sheen that a picture could catch half-way. */
export const Framed: Story = {
  args: { ...golden, framed: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('viewBox', expect.stringMatching(/^0 0 432 /));
    await expect(canvasElement.querySelector('rect[opacity="0"]')).toBeNull();
  },
};

/** The sheen runs over gold once, in 640 ms, and never where less motion is wanted. */
export const Sheen: Story = {
  args: golden,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const sheen = canvasElement.querySelector('rect[opacity="0"]');
    const { animationName, animationDuration, animationIterationCount } = getComputedStyle(sheen ?? canvasElement);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(animationName).toBe('none');
    else await expect([animationDuration, animationIterationCount]).toEqual(['0.64s', '1']);
  },
};

/** As one ticket was told until 1.1.0; it goes with the next major version. */
export const FormerProps: Story = {
  render: () => (
    <TicketPicture
      accent="mega"
      title="MEGA 6/45"
      subtitle="Kỳ #01552 · 21/08/2026"
      shop="Vé Lộc"
      play="Vé A · Vé thường"
      numbers={[3, 12, 19, 27, 30, 31]}
      prize="10.000.000 ₫"
      matched={[3, 12, 19, 27, 30]}
      facts={[
        { name: 'Mã vé', value: '2E6F-90A1-B7D4' },
        { name: 'Tiền vé', value: '10.000 ₫' },
      ]}
    />
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      '10.000.000 ₫, MEGA 6/45 · Kỳ #01552 · 21/08/2026, 3 12 19 27 30 31 Vé A · Vé thường',
    );
    await expect(canvas.getByText('2E6F-90A1-B7D4')).toBeVisible();
    await expect(canvas.getByText('Tiền vé: 10.000 ₫')).toBeVisible();
  },
};

export const BreakIt = { ...breakIt(meta), tags: ['!test', '!autodocs', '!manifest'] };
