import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NumberSetAnswer } from '@veloc/rules';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading, type Answers } from '../support/answers';
import { user } from '../support/fixtures';
import { createdAt, numberSets as sets } from '../support/numberSetFixtures';
import { ShopStory } from '../support/ShopStory';

/** A server that keeps what it is sent. */
function bookOf(first: readonly NumberSetAnswer[]): Answers {
  let kept = [...first];
  return {
    'GET /client-number-sets': () => answer(kept),
    'POST /client-number-sets': async (request) => {
      const set = {
        id: `s${kept.length + 9}`,
        createdAt,
        ...((await request.json()) as Pick<NumberSetAnswer, 'name' | 'gameId' | 'ticket'>),
      };
      kept = [set, ...kept];
      return answer(set);
    },
    'DELETE /client-number-sets/s1': () => {
      kept = kept.filter(({ id }) => id !== 's1');
      return answer({ deleted: 1 });
    },
  };
}

const meta = {
  title: 'flows/NumberBook',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { path: '/account/numbers', answers: bookOf(sets) },
  beforeEach: () => {
    localStorage.removeItem('veloc.number-sets');
  },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Book: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sinh nhật con' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Chơi · 50\.000.₫, Hay về buổi sáng$/ })).toBeVisible();
    await expect(await canvas.findByText('4 bộ số')).toBeVisible();
    // A bet has no numbers to count.
    await waitFor(() => expect(canvas.getAllByText(/^Số trùng ở/)).toHaveLength(3));
  },
};

/** One press leads to the payment of the numbers. */
export const Playing: Story = {
  play: async ({ canvas, userEvent }) => {
    const play = await canvas.findByRole('button', { name: /^Chơi .*, Ngày cưới$/ });
    await waitFor(() => expect(play).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(play);
    const sheet = await screen.findByRole('dialog', { name: /^Mua lại bộ số/ });
    await waitFor(() => expect(within(sheet).getByRole('button', { name: /^Thanh toán 10\.000/ })).toBeVisible());
  },
};

export const TypingASet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm bộ số' }));
    const sheet = await screen.findByRole('dialog', { name: 'Thêm bộ số' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: 'Lưu bộ số' }));
    await expect(await within(sheet).findByText(/^Đặt tên cho bộ số/)).toBeVisible();
    await userEvent.type(within(sheet).getByLabelText(/^Các số/), '2 9 18 27 36 45');
    await userEvent.type(within(sheet).getByLabelText(/^Tên bộ số/), 'Số của ngoại');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Lưu bộ số' }));
    await expect(await canvas.findByRole('heading', { name: 'Số của ngoại' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const DeletingASet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sửa Sinh nhật con' }));
    const sheet = await screen.findByRole('dialog', { name: 'Sửa Sinh nhật con' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(within(sheet).getByRole('link', { name: /^Mở trong trang chọn số/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/mega\?numbers=4,12,21,31,37,40&/),
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Xóa bộ số' }));
    await expect(await canvas.findByText('Đã xóa “Sinh nhật con”.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByRole('heading', { name: 'Sinh nhật con' })).toBeVisible();
  },
};

export const FullBook: Story = {
  args: {
    answers: {
      ...bookOf(sets),
      'POST /client-number-sets': refuse(409, 'NUMBER_BOOK_FULL', 'Sổ số giữ được 50 bộ số và đã đầy.'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm bộ số' }));
    const sheet = await screen.findByRole('dialog', { name: 'Thêm bộ số' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.type(within(sheet).getByLabelText(/^Các số/), '2 9 18 27 36 45');
    await userEvent.type(within(sheet).getByLabelText(/^Tên bộ số/), 'Một bộ nữa');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Lưu bộ số' }));
    await expect(await within(sheet).findByText(/50 bộ số và đã đầy/)).toBeVisible();
    await expect(within(sheet).getByLabelText(/^Tên bộ số/)).toHaveValue('Một bộ nữa');
  },
};

export const Empty: Story = {
  args: { answers: bookOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có bộ số nào')).toBeVisible();
    await expect(canvas.getByText(/Vé Lộc vẫn hỏi bạn trước khi trừ tiền/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lấy từ vé đã mua' })).toHaveAttribute('href', '/account/tickets');
  },
};

/** Without a network the book of the last time is there, and says so. */
export const Offline: Story = {
  args: { answers: { 'GET /client-number-sets': noAnswer } },
  beforeEach: () => {
    localStorage.setItem('veloc.number-sets', JSON.stringify({ player: user.id, sets }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Đây là sổ số ở lần mở trước/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Ngày cưới' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /client-number-sets': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Đang tải sổ số')).toBeVisible();
  },
};

export const DidNotCome: Story = {
  args: { answers: { 'GET /client-number-sets': refuse(503, 'DB_BUSY', 'Hệ thống đang bận.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa tải được sổ số')).toBeVisible();
  },
};

export const Guest: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn chưa đăng nhập')).toBeVisible();
  },
};
