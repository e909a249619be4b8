import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sealedReceipt, shopPolicy } from '../../storefront/testing/sealedReceipt';
import { answer, noAnswer, refuse, type Answers } from '../support/answers';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const { period } = sealedReceipt.ticket;
const place = { period, seq: 317, salt: sealedReceipt.salt };
const answers = (receipt: NonNullable<Answers['POST /public/receipt']>): Answers => ({
  'GET /public/policy': { status: 200, body: shopPolicy },
  'POST /public/receipt': receipt,
});
const notFound = refuse(404, 'NOT_FOUND', 'Không tìm thấy.');

const meta = {
  title: 'flows/Printed slip',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/verify', isLoggedIn: false, answers: answers(answer(sealedReceipt)) },
  beforeEach: () => {
    localStorage.removeItem('veloc.shop-policy');
    location.hash = `${period}.${place.seq}.${place.salt}`;
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code of a slip: the page asks for the ticket that it names, and for no account. */
export const Right: Story = {
  args: {
    answers: answers(async (request: Request) =>
      JSON.stringify(await request.json()) === JSON.stringify(place) ? answer(sealedReceipt) : notFound,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vé này đúng' }, patient)).toBeVisible();
    await expect(canvas.getByText('ve-318.veloc.json')).toBeVisible();
    canvas.getByRole('button', { name: 'Kiểm vé khác' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Chọn tệp' }, patient)).toBeVisible();
    await expect(location.hash).toBe('');
  },
};

/** A slip that was misprinted, or is a forgery. */
export const NoTicket: Story = {
  args: { answers: answers(notFound) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có vé nào ở chỗ này', undefined, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kiểm vé khác' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { answers: answers(noAnswer) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, patient)).toBeVisible();
  },
};
