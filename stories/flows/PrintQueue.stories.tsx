import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { patient } from '../support/gamePage';
import { printJobs, printServer } from '../support/printFixtures';
import { ShopStory } from '../support/ShopStory';

const LIST = 'GET /print-queue';

const meta = {
  title: 'flows/Print queue',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/device-management/print-queue', answers: printServer() },
  beforeEach: () => {
    // The browser's own window for printing would wait for a person.
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    return () => print.mockRestore();
  },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven tickets go on two slips; the person says how it went. */
export const FromQueueToPaper: Story = {
  args: { answers: printServer() },
  play: async ({ canvas, userEvent, step }) => {
    await step('what waits is printed on slips of six', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'In 7 vé' }, patient));
      const slips = await canvas.findAllByRole('article', { name: /^Phiếu \d$/ }, patient);
      const ticketsOn = (slip: HTMLElement) => within(slip).getAllByRole('list')[0]?.childElementCount;
      await expect(slips.map(ticketsOn)).toEqual([6, 1]);
      await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    });
    await step('a slip carries a code for each ticket that has its place in the book', async () => {
      const codes = canvas.getAllByRole('img', { name: /^Mã kiểm vé/ });
      await expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual(
        [...'ABCDEF'].map((letter) => `Mã kiểm vé ${letter}`),
      );
    });
    await step('a slip says what it costs', async () => {
      await expect(within(canvas.getByRole('article', { name: 'Phiếu 1' })).getByText('60.000 ₫')).toBeVisible();
    });
    await step('and leaves the queue when the paper is there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đã in xong' }));
      await expect(await canvas.findByText('Đã in (8)', undefined, patient)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Không có vé chờ in' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

/** The printer jammed: the slips wait until somebody prints them again. */
export const Failed: Story = {
  args: { answers: printServer(printJobs.slice(5).map((job) => ({ ...job, status: 'failed' }))) },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'In lại' }, patient);
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText('Chờ in (1)', undefined, patient)).toBeVisible();
    await expect(await canvas.findByText('In lỗi (2)')).toBeVisible();
  },
};

/** Without a picture: its codes hold the address that Storybook has just now. */
export const Printing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: printServer(printJobs.map((job) => ({ ...job, status: 'printing' }))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mở trang in' }, patient)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answers: { [LIST]: answer([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có vé nào chờ in', undefined, patient)).toBeVisible();
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Đăng nhập' }, patient)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { answers: { [LIST]: refuse(503, 'DB_BUSY', 'Hệ thống đang bận. Vui lòng thử lại sau ít phút.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, patient)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { answers: { [LIST]: noAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, patient)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { [LIST]: stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải hàng đợi in' }, patient)).toBeVisible();
  },
};
