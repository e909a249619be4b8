import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, refuse } from '../support/answers';
import { ShopStory } from '../support/ShopStory';

const text = { content: 'Tôi xác nhận đã đủ 18 tuổi.\n\nDữ liệu không được bán cho quảng cáo.', version: 3 };
const terms = answer(text);
const acceptedAt = '2026-11-21T05:16:42.000Z';

const meta = {
  title: 'flows/Term',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/term', isLoggedIn: false, answers: { 'GET /client/client-get-privacy': terms } },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A guest reads what accepting will mean, paragraph by paragraph. */
export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dữ liệu không được bán cho quảng cáo.')).toBeVisible();
    await expect(await canvas.findByText('Phiên bản 3')).toBeVisible();
  },
};

/** A player accepts the version in force; the terms of sale stand above it. */
export const Accept: Story = {
  args: {
    isLoggedIn: true,
    answers: {
      'GET /client/client-get-privacy': terms,
      'GET /public/contents/terms': answer([
        {
          id: 'terms',
          kind: 'terms',
          title: 'Điều khoản',
          body: 'Vé được bán đến 60 giây trước giờ quay.',
          version: 1,
          updatedAt: '2026-11-01T02:00:00.000Z',
        },
      ]),
      'POST /users/accept-privacy': answer({ version: 3, acceptedAt }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Vé được bán đến 60 giây trước giờ quay.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Tôi đã đủ 18 tuổi và đồng ý' }));
    await expect(await canvas.findByText('Bạn đã đồng ý với phiên bản 3 lúc 12:16 ngày 21/11/2026.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tôi đã đủ 18 tuổi và đồng ý' })).not.toBeInTheDocument();
  },
};

/** Whoever accepted the text, at registration or since, reads when that was, and is not asked again. */
export const Accepted: Story = {
  args: {
    isLoggedIn: true,
    answers: {
      'GET /client/client-get-privacy': answer({
        ...text,
        accepted: { version: 3, acceptedAt: '2026-09-02T01:05:00.000Z' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn đã đồng ý với phiên bản 3 lúc 08:05 ngày 02/09/2026.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tôi đã đủ 18 tuổi và đồng ý' })).not.toBeInTheDocument();
  },
};

/** The text has changed since it was accepted, and changes once more before the player agrees: it is read anew. */
export const ChangedSince: Story = {
  args: {
    isLoggedIn: true,
    answers: (() => {
      let asked = 0;
      const accepted = { version: 2, acceptedAt: '2026-09-02T01:05:00.000Z' };
      return {
        'GET /client/client-get-privacy': () => answer({ ...text, version: (asked += 1) % 2 === 1 ? 3 : 4, accepted }),
        'POST /users/accept-privacy': refuse(400, 'VALIDATION_ERROR', 'Điều khoản đã thay đổi. Vui lòng đọc lại.'),
      };
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Phiên bản 3')).toBeVisible();
    await expect(
      await canvas.findByText(/phiên bản 2 lúc 08:05 ngày 02\/09\/2026\. Nội dung đã thay đổi/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tôi đã đủ 18 tuổi và đồng ý' }));
    await expect(await canvas.findByText('Điều khoản đã thay đổi. Vui lòng đọc lại.')).toBeVisible();
    await expect(await canvas.findByText('Phiên bản 4')).toBeVisible();
  },
};

/** The text does not come at first, then it does. */
export const ComesAfterRetry: Story = {
  args: {
    answers: (() => {
      let asked = 0;
      return {
        'GET /client/client-get-privacy': () =>
          (asked += 1) === 1 ? refuse(400, 'VALIDATION_ERROR', 'Chưa đọc được') : terms,
      };
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại' }));
    await expect(await canvas.findByText('Tôi xác nhận đã đủ 18 tuổi.')).toBeVisible();
  },
};
