import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { answer, page, refuse, stillLoading } from '../support/answers';
import { patient } from '../support/gamePage';
import { withSaving, withSharing } from '../support/sharing';
import { ShopStory } from '../support/ShopStory';
import { ticketDetails } from '../support/ticketFixtures';

const HISTORY = 'POST /client-tickets/client-get-tickets';

const meta = {
  title: 'flows/Ticket images',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/images?game=power' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const WON = '/account/images?id=PW-2611-19-08842.power';

/** The golden edition: prize and tier for a heading, what was drawn in gold, and saved as a PNG named by its order. */
export const Golden: Story = {
  args: { path: WON },
  play: async ({ canvas, userEvent, step }) => {
    const picture = await canvas.findByRole(
      'img',
      { name: /^500\.000\s₫, Giải Nhì · POWER 6\/55 · Kỳ #01271/ },
      patient,
    );
    await expect(picture).toHaveAccessibleName(/A: 5 12 23 31 40 52 11, B: /);
    await expect(canvas.queryByText(/\d{3} \d{3} \d{3}/)).toBeNull();
    await step('it is printed alone', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => undefined);
      await userEvent.click(canvas.getByRole('button', { name: 'In vé' }));
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      await expect(document.querySelector('body > [data-contrast="high"] svg')).not.toBeNull();
      window.dispatchEvent(new Event('afterprint'));
      print.mockRestore();
    });
    await step('and saved', () =>
      withSaving(async (saved) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Lưu ảnh' }));
        await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^ve-loc-power-PW-.+\.png$/)]), patient);
      }),
    );
  },
};

/** One that waits can be given away as a picture; a lost one cannot. */
export const Waiting: Story = {
  args: { path: '/account/images?id=PW-2611-21-00117.power' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^POWER 6\/55, Kỳ #01272/ }, patient)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ảnh lì xì' })).toHaveAttribute(
      'href',
      '/account/gift?id=PW-2611-21-00117.power&picture=0',
    );
    await expect(canvas.queryByRole('button', { name: 'In vé' })).toBeNull();
  },
};

const several = 'PW-2611-21-00117.power';
const [draw] = ticketDetails[several]?.listPeriod ?? [];
const nextDraw = draw && { ...draw, periodId: 'power:01273', name: 'Kỳ #01273', resultDate: '24/11/2026' };

/** Of several draws one picture is looked at, and it is that one which is given away. */
export const SeveralDraws: Story = {
  args: {
    path: `/account/images?id=${several}`,
    answers: {
      'GET /client-tickets/client-get-ticket-detail-v2': answer({
        ...ticketDetails[several],
        listPeriod: [draw, nextDraw],
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /^POWER 6\/55, Kỳ #01272/ }, patient)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kỳ #01273 · A' }));
    await expect(await canvas.findByRole('img', { name: /^POWER 6\/55, Kỳ #01273 · 24\/11\/2026/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ảnh lì xì' })).toHaveAttribute(
      'href',
      expect.stringMatching(/picture=1$/),
    );
  },
};

/** The preview is what is sent: without the code unless its owner wants it there, in the light colours, on lacquer. */
export const Sharing: Story = {
  args: { path: WON },
  play: async ({ canvas, userEvent, step }) =>
    withSharing(async (shared) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Chia sẻ' }, patient));
      const sheet = within(await within(document.body).findByRole('dialog', { name: 'Chia sẻ ảnh vé' }, patient));
      await step('the code is hidden from the beginning', async () => {
        await expect(sheet.getByRole('switch', { name: 'Ẩn mã vé và mã QR' })).toBeChecked();
        await waitFor(() => expect(sheet.getByText('••••-••••-••••')).toBeVisible());
      });
      await step('the prize by choice, and by keyboard', async () => {
        await expect(sheet.getByRole('img')).toHaveAccessibleName(/^500\.000/);
        const hide = sheet.getByRole('switch', { name: 'Ẩn số tiền trúng' });
        hide.focus();
        await userEvent.keyboard(' ');
        await expect(sheet.getByRole('img')).toHaveAccessibleName(/^Lộc đã về/);
        await userEvent.keyboard(' ');
      });
      await step('a PNG goes, whose name keeps the code too', async () => {
        await userEvent.click(sheet.getByRole('button', { name: 'Chia sẻ' }));
        await waitFor(() => expect(shared).toHaveLength(1), patient);
        const [file] = shared[0]?.files ?? [];
        await expect(file?.name).toBe('ve-loc-power.png');
        await expect(file?.type).toBe('image/png');
        await expect(file?.size).toBeGreaterThan(10_000);
      });
    }),
};

/** Where the device passes no files on, the picture is saved. */
export const SharingWithoutFiles: Story = {
  args: { path: WON },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) =>
    withSharing(async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Chia sẻ' }, patient));
      const sheet = within(await within(document.body).findByRole('dialog', { name: 'Chia sẻ ảnh vé' }, patient));
      await expect(sheet.queryByRole('button', { name: 'Chia sẻ' })).toBeNull();
      await withSaving(async (saved) => {
        await userEvent.click(sheet.getByRole('button', { name: 'Lưu ảnh' }));
        await waitFor(() => expect(saved).toEqual(['ve-loc-power.png']), patient);
      });
    }, false),
};

export const AllOfOneGame: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('img', { name: /POWER 6\/55/ }, patient)).length).toBeGreaterThan(1);
  },
};

export const Empty: Story = {
  args: { answers: { [HISTORY]: page([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có ảnh vé', undefined, patient)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { answers: { [HISTORY]: refuse(503, 'DB_BUSY', 'Hệ thống đang bận. Vui lòng thử lại sau ít phút.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' }, patient)).toBeVisible();
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Đăng nhập' }, patient)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { [HISTORY]: stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải ảnh vé' }, patient)).toBeVisible();
  },
};
