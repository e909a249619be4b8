import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { noAnswer, stillLoading } from '../support/answers';
import { patient } from '../support/gamePage';
import { withSaving, withSharing } from '../support/sharing';
import { ShopStory } from '../support/ShopStory';

const DETAIL = 'GET /client-tickets/client-get-ticket-detail-v2';

const meta = {
  title: 'flows/Ticket gift',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/gift?id=PW-2611-21-00117.power' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A name and a wish stand on the envelope, and go with it as a picture; the page says whose the ticket stays. */
export const Sending: Story = {
  play: async ({ canvas, userEvent, step }) =>
    withSharing(async (shared) => {
      await step('what is typed stands on the envelope', async () => {
        await userEvent.type(await canvas.findByRole('textbox', { name: 'Gửi đến' }, patient), 'Ngọc Anh');
        await userEvent.type(canvas.getByRole('textbox', { name: 'Lời chúc' }), 'Mừng sinh nhật nhé!');
        await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Lì xì, Gửi Ngọc Anh, Mừng sinh nhật nhé!, POWER/);
      });
      await step('no code is in the picture, and the page tells who collects a prize', async () => {
        await expect(canvas.queryByText(/PW-2611/)).toBeNull();
        await expect(await canvas.findByText(/Người nhận phải từ đủ 18 tuổi/)).toBeVisible();
        await expect(await canvas.findByText(/vé vẫn là của bạn/)).toBeVisible();
      });
      await step('it goes as a PNG, with the wish in words', async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Gửi ảnh lì xì' }));
        await waitFor(() => expect(shared).toHaveLength(1), patient);
        await expect(shared[0]?.text).toBe('Mừng sinh nhật nhé!');
        await expect(shared[0]?.files?.[0]?.name).toBe('li-xi-ve-loc-power.png');
      });
    }),
};

/** Where the device passes no files on, the picture is saved. */
export const Saving: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) =>
    withSharing(async () => {
      const button = await canvas.findByRole('button', { name: 'Lưu ảnh lì xì' }, patient);
      await withSaving(async (saved) => {
        await userEvent.click(button);
        await waitFor(() => expect(saved).toEqual(['li-xi-ve-loc-power.png']), patient);
      });
    }, false),
};

/** What is drawn already is no gift any more. */
export const Judged: Story = {
  args: { path: '/account/gift?id=PW-2611-19-08842.power' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vé này không gửi lì xì được', undefined, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /lì xì/ })).toBeNull();
  },
};

/** Neither is that of somebody else, or one that is gone. */
export const NotFound: Story = {
  args: { path: '/account/gift?id=none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy vé', undefined, patient)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { [DETAIL]: stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải vé' }, patient)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { answers: { [DETAIL]: noAnswer } },
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
