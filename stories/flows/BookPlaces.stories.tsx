import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { changedReceipt, shopPolicy } from '../../storefront/testing/sealedReceipt';
import { answer } from '../support/answers';
import { patient } from '../support/gamePage';
import { withSaving } from '../support/sharing';
import { ShopStory } from '../support/ShopStory';
import { inBook } from '../support/ticketFixtures';

const meta = {
  title: 'flows/Book places',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const noPicture = { chromatic: { disableSnapshot: true } };

const WAITING = 'PW-2611-21-00117.power';
const DETAIL = 'GET /client-tickets/client-get-ticket-detail-v2';
const sealedBook = { state: 'sealed', seq: 12_344, size: 1_000_000, sealedAt: '2026-11-21T10:59:08.000Z' } as const;

/** A ticket in a sealed book says its place, and leads to the proof of it. */
export const InTheSealedBook: Story = {
  args: { path: `/account/tickets/${WAITING}`, answers: { [DETAIL]: answer(inBook(WAITING, { A: sealedBook })) } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Đã niêm phong lúc 17:59:08' }, patient);
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/verify\?ticket=PW-2611-21-00117\.power-A$/));
    await expect(canvas.getByText('Số 12.345 trong 1.000.000')).toBeVisible();
  },
};

/** Several tickets take one row, and each says how far it is. */
export const OnTheirWayIntoTheBook: Story = {
  parameters: noPicture,
  args: {
    path: `/account/tickets/${WAITING}`,
    answers: {
      [DETAIL]: answer(
        inBook(WAITING, {
          A: { state: 'entered', seq: 317, size: null, sealedAt: null },
          B: { state: 'promised', seq: null, size: null, sealedAt: null },
          C: { state: 'late', seq: null, size: 1_000_000, sealedAt: '2026-11-21T10:59:08.000Z' },
        }),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Biên nhận của 3 vé/ }, patient));
    await expect(canvas.getByText('Vé A · Số 318, sổ còn nhận vé')).toBeVisible();
    await expect(canvas.getByText('Vé B · Đang ghi vào sổ bán')).toBeVisible();
    await expect(canvas.getByText('Vé C · Lưu biên nhận làm bằng chứng và báo cho cửa hàng')).toBeVisible();
  },
};

/** What does not agree with its book says so by itself, and hands out the evidence. */
export const DiffersFromItsBook: Story = {
  args: {
    path: `/account/tickets/${WAITING}`,
    answers: {
      [DETAIL]: answer(inBook(WAITING, { A: sealedBook })),
      'GET /public/policy': { status: 200, body: shopPolicy },
      'GET /client-tickets/receipt': answer(changedReceipt),
    },
  },
  beforeEach: () => localStorage.removeItem('veloc.shop-policy'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert', undefined, patient)).toHaveTextContent('Vé không khớp với sổ bán');
    await expect(canvas.getByRole('link', { name: 'Vé không khớp với sổ đã niêm phong' })).toBeVisible();
    await withSaving(async (saved) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lưu bằng chứng' }));
      await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^bang-chung-.+\.json$/)]));
    });
  },
};
