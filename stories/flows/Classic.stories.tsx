import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { regionalAnswers } from '../support/regionalFixtures';
import { ShopStory } from '../support/ShopStory';

const STOCK = 'GET /client-classic-storage/get-list';

const meta = {
  component: ShopStory,
  args: { path: '/classic', answers: regionalAnswers },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quay 16:15 hôm nay 21/11')).toBeVisible();
    await expect(await canvas.findByText('Còn 12 vé')).toBeVisible();
    await expect(await canvas.findByText(/^8 số · 10\.000/)).toBeVisible();
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
  },
};

/** A press takes one; a press on what is taken asks how many, and 0 takes it out again. */
export const TakesAFew: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vé số 2768, còn 12 vé' }));
    await step('two of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé số 2768/, pressed: true }));
      const sheet = await screen.findByRole('dialog', { name: 'Số 2768' });
      await userEvent.click(within(sheet).getByRole('button', { name: /^Tăng,/ }));
      await userEvent.click(within(sheet).getByRole('button', { name: /^Xong · 20\.000/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText('2 vé · TP. Hồ Chí Minh')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Mua ngay' })).not.toHaveAttribute('aria-disabled', 'true');
    });
    await step('leaving the sheet changes nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé số 2768/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Số 2768' });
      await userEvent.click(within(sheet).getByRole('button', { name: /^Tăng,/ }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText('2 vé · TP. Hồ Chí Minh')).toBeVisible();
    });
    await step('an amount of 0 takes the number out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé số 2768/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Số 2768' });
      for (let tickets = 2; tickets > 0; tickets -= 1)
        await userEvent.click(within(sheet).getByRole('button', { name: /^Giảm,/ }));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Bỏ chọn số này' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
    });
  },
};

export const NeverMoreThanAreLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vé số 68, còn 1 vé' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Vé số 68/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Số 68' });
    await expect(within(sheet).getByRole('button', { name: /^Tăng,/ })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(within(sheet).getByText('Còn 1 vé trong kho.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Vé số 179, hết vé' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Chooses among what is left and keeps what was chosen by hand (decision G26). */
export const ChoosesForMe: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vé số 2768, còn 12 vé' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn nhanh' }));
    const sheet = await screen.findByRole('dialog', { name: 'Chọn nhanh' });
    await userEvent.click(within(sheet).getByRole('button', { name: /^Tăng,/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Chọn nhanh 4 vé' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('5 vé · TP. Hồ Chí Minh')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Vé số 2768/, pressed: true })).toBeVisible();
  },
};

/** What was chosen lies far apart in the stock, so it has a list of its own, with a way back. */
export const SeesWhatIsChosen: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vé số 2768, còn 12 vé' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vé số 1168, còn 6 vé' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Xem 2 vé đã chọn' }));
    const sheet = await screen.findByRole('dialog', { name: 'Vé bạn chọn' });
    await step('all are taken out and had back', async () => {
      await userEvent.click(within(sheet).getByRole('button', { name: 'Bỏ chọn tất cả' }));
      await expect(await within(sheet).findByText('Đã bỏ 2 vé.')).toBeInTheDocument();
      await userEvent.click(within(sheet).getByRole('button', { name: 'Hoàn tác' }));
      await expect(within(sheet).getAllByRole('listitem')).toHaveLength(2);
    });
    await step('one is taken out', async () => {
      await userEvent.click(within(sheet).getByRole('button', { name: 'Xóa số 1168, 1 vé' }));
      await expect(within(sheet).getAllByRole('listitem')).toHaveLength(1);
    });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const LooksForANumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Tìm số, ví dụ 68' });
    await userEvent.type(field, '68');
    await expect(await canvas.findByText(/^4 số · /)).toBeVisible();
    await userEvent.type(field, '99');
    await expect(await canvas.findByText('Không có vé nào có số 6899')).toBeVisible();
  },
};

/** Another channel has other tickets, so changing asks before the choice goes. */
export const AnotherChannelHasOtherTickets: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vé số 2768, còn 12 vé' }));
    await step('keeping the channel changes nothing', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Long An' }));
      const ask = await screen.findByRole('dialog', { name: 'Đổi đài' });
      await expect(within(ask).getByRole('alert')).toHaveTextContent(
        'Mỗi đài có kho vé riêng. Đổi đài sẽ bỏ 1 vé đã chọn của đài TP. Hồ Chí Minh.',
      );
      await userEvent.click(within(ask).getByRole('button', { name: 'Giữ nguyên' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('radio', { name: 'TP. Hồ Chí Minh' })).toBeChecked();
      await expect(await canvas.findByText('1 vé · TP. Hồ Chí Minh')).toBeVisible();
    });
    await step('changing it empties the choice', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Long An' }));
      const ask = await screen.findByRole('dialog', { name: 'Đổi đài' });
      await userEvent.click(within(ask).getByRole('button', { name: 'Đổi sang Long An' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(
        await canvas.findByText('Kho vé đã sang đài khác nên vé đã chọn của đài TP. Hồ Chí Minh được bỏ ra.'),
      ).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Long An' })).toBeChecked();
      await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
    });
    await step('with nothing chosen nothing is asked', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'CN 22/11' }));
      await expect(await canvas.findByRole('radio', { name: 'Đà Lạt' })).toBeChecked();
    });
  },
};

export const AGuestLogsInFirst: Story = {
  args: { isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đăng nhập để xem kho vé')).toBeVisible();
  },
};

export const NothingInStock: Story = {
  args: { answers: { ...regionalAnswers, [STOCK]: answer([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kho vé của đài này đang trống')).toBeVisible();
  },
};

export const StockFails: Story = {
  args: { answers: { ...regionalAnswers, [STOCK]: refuse(400, 'VALIDATION_ERROR', 'Ngày không hợp lệ') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa tải được kho vé')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { answers: { ...regionalAnswers, 'GET /client-classic-storage/get-list-day': noAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa tải được kho vé')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { ...regionalAnswers, [STOCK]: stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải kho vé' })).toBeVisible();
  },
};

export const AddsToTheCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vé số 2768, còn 12 vé' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }));
    await waitFor(() => expect(canvas.getByText('Đã thêm 1 vé vào giỏ hàng.')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeInTheDocument();
  },
};

/** What the tickets win, and what the channel drew last. */
export const ChannelAndPrizes: Story = {
  args: { path: '/classic/detail?period=classic:20261121:tphcm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 số cuối giải Đặc biệt')).toBeVisible();
    await expect(await canvas.findByText('32.000.000\u00a0₫', { normalizer: (text) => text })).toBeVisible();
    await expect(await canvas.findByText('302786')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Chọn vé đài TP. Hồ Chí Minh' })).toBeVisible();
  },
};

export const Bought: Story = {
  args: { path: '/classic/transaction' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'SỐ ĐỀ' }));
    await expect(await canvas.findByText(/TP\. Hồ Chí Minh 21\/11\/2026 16:15/)).toBeVisible();
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: 'Vé số 1168, còn 6 vé' });
    canvas.getByRole('button', { name: 'Chọn nhanh' }).focus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('1 vé · TP. Hồ Chí Minh')).toBeVisible();
  },
};
