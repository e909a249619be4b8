import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { closedDraw, failing, offline, patient, quickPick, sheetIsGone, sheetOf } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const meta = {
  component: ShopStory,
  tags: ['!autodocs'],
  args: { path: '/keno' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    const best = await canvas.findByText('Bậc 6: trúng cả 6 số', {}, patient);
    await expect(best.parentElement).toHaveTextContent('12.500.000');
    await expect(canvas.getByText('Cơ hội').parentElement).toHaveTextContent('1/7.753');
    await expect(await canvas.findByText('Kết quả kỳ 12:13', {}, patient)).toBeVisible();
  },
};

export const PicksSixNumbersOfALevel: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('choosing level 6', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Bậc chơi/ }, patient));
      const sheet = await sheetOf('Bậc chơi');
      await userEvent.click(sheet.getByRole('radio', { name: /Bậc 6/ }));
      await userEvent.click(sheet.getByRole('button', { name: 'Chơi Bậc 6' }));
      await sheetIsGone();
    });
    await step('six numbers make a ticket, and the button says how many are missing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      const sheet = await sheetOf('Vé A · Chọn 6 số');
      for (const number of ['07', '22', '39', '64']) await userEvent.click(sheet.getByRole('button', { name: number }));
      await expect(sheet.getByRole('button', { name: 'Chọn thêm 2 số' })).toHaveAttribute('aria-disabled', 'true');
      for (const number of ['71', '80']) await userEvent.click(sheet.getByRole('button', { name: number }));
      await expect(sheet.getByRole('button', { name: '01' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(sheet.getByRole('button', { name: /^Xong · 10\.000/ }));
      await sheetIsGone();
    });
    await expect(await canvas.findByText('1 vé × 1 kỳ')).toBeVisible();
  },
};

/** A picker opens with what the slot holds, and keeps what was picked when it is left; that can be taken back. */
export const LeavingThePickerKeepsItsNumbers: Story = {
  args: { path: '/keno?numbers=07,22,39' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    const sheet = await sheetOf(/^Vé A/);
    await expect(sheet.getByRole('list', { name: 'Số đã chọn' }).children).toHaveLength(10);
    await userEvent.click(sheet.getByRole('button', { name: '80' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Bậc 9' }));
    await userEvent.keyboard('{Escape}');
    await sheetIsGone();
    await expect(canvas.getByRole('button', { name: /^Vé A/ })).toHaveTextContent('A07223980');
    await expect(canvas.getByRole('button', { name: /Bậc chơi/ })).toHaveTextContent('Bậc 9');
    await expect(await canvas.findByText('Đã giữ số đang chọn của vé A.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(canvas.getByRole('button', { name: /^Vé A/ })).toHaveTextContent('A072239');
    await expect(canvas.getByRole('button', { name: /Bậc chơi/ })).toHaveTextContent('Tự do');
  },
};

/** What was drawn is drawn anew; what was picked by hand stays, and no ticket grows to more numbers than it had. */
export const RollsAgainWhatWasRolled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    const sheet = await sheetOf(/^Vé A/);
    await userEvent.click(sheet.getByRole('button', { name: '80' }));
    for (let turn = 0; turn < 3; turn += 1) {
      await userEvent.click(sheet.getByRole('button', { name: 'Chọn nhanh' }));
      await expect(sheet.getAllByRole('button', { pressed: true })).toHaveLength(6);
      await expect(sheet.getByRole('button', { name: '80' })).toHaveAttribute('aria-pressed', 'true');
    }
    await userEvent.keyboard('{Escape}');
    await sheetIsGone();
    await quickPick(canvas, userEvent, 'B');
    await userEvent.click(canvas.getByRole('button', { name: /^Vé B/ }));
    const next = await sheetOf(/^Vé B/);
    await userEvent.click(next.getByRole('button', { name: 'Chọn nhanh' }));
    await expect(next.getAllByRole('button', { pressed: true })).toHaveLength(6);
  },
};

/** A level counts for all tickets: those that it leaves unfinished are named before it is taken. */
export const ALevelThatOtherTicketsDoNotHave: Story = {
  args: { path: '/keno?numbers=07,22,39&numbers=01,02&numbers=04,05,06' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    const sheet = await sheetOf(/^Vé A/);
    await userEvent.click(sheet.getByRole('radio', { name: 'Bậc 3' }));
    await expect(await sheet.findByText('Đổi sang Bậc 3 thì 1 vé khác phải sửa lại số.')).toBeVisible();
    await userEvent.click(sheet.getByRole('radio', { name: 'Bậc 2' }));
    await waitFor(() => expect(sheet.getByText(/^Thừa 1 số\. Bỏ bớt để còn 2 số\./)).toBeInTheDocument());
    await userEvent.click(sheet.getByRole('radio', { name: 'Tự do' }));
    await userEvent.keyboard('{Escape}');
    await sheetIsGone();
    await userEvent.click(canvas.getByRole('button', { name: /Bậc chơi/ }));
    const list = await sheetOf('Bậc chơi');
    await userEvent.click(list.getByRole('radio', { name: /^Bậc 3/ }));
    await expect(list.getByRole('alert')).toHaveTextContent('Đổi sang Bậc 3 thì 1 vé đã chọn phải sửa lại số.');
  },
};

export const StakesTwentyThousandOnEachTicket: Story = {
  args: { path: '/keno?numbers=07,22,39&numbers=01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^20\.000/ }, patient));
    await expect(await canvas.findByText('40.000\u00a0₫', { normalizer: (text) => text })).toBeInTheDocument();
  },
};

export const ABaoOfSixAtLevelFour: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the tab', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Bao' }, patient));
      await expect(await canvas.findByRole('heading', { name: 'KENO BAO' }, patient)).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: '6 số' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Bậc 4' }));
    });
    await step('six numbers make fifteen sets', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chọn số' }));
      const sheet = await sheetOf('Vé A · Bao 6 bậc 4');
      for (const number of ['05', '12', '28', '41', '63', '77'])
        await userEvent.click(sheet.getByRole('button', { name: number }));
      await userEvent.click(sheet.getByRole('button', { name: /^Xong · 150\.000/ }));
      await sheetIsGone();
      const sets = canvas.getByRole('region', { name: '15 bộ số Bậc 4' });
      await expect(within(sets).getAllByRole('listitem')).toHaveLength(6);
      await userEvent.click(within(sets).getByRole('button', { name: 'Xem đủ 15 bộ số' }));
      await expect(within(sets).getAllByRole('listitem')).toHaveLength(15);
      await expect(await canvas.findByText('15 bộ số × 1 kỳ')).toBeVisible();
    });
    await step('a smaller bao says which numbers it drops', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '5 số' }));
      const sheet = await sheetOf(/./);
      await expect(sheet.getByRole('alert')).toHaveTextContent('Đổi cách chơi sẽ xóa 1 số đã chọn.');
      await userEvent.click(sheet.getByRole('button', { name: 'Giữ nguyên' }));
      await sheetIsGone();
      await expect(canvas.getByRole('radio', { name: '6 số' })).toBeChecked();
    });
  },
};

export const ATabAsksBeforeItClears: Story = {
  args: { path: '/keno?numbers=07,22,39&numbers=01' },
  play: async ({ canvas, userEvent, step }) => {
    await step('keeping what there is', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Bao' }, patient));
      const sheet = await sheetOf(/./);
      await expect(sheet.getByRole('alert')).toHaveTextContent('Đổi cách chơi sẽ xóa 2 vé đã chọn.');
      await userEvent.click(sheet.getByRole('button', { name: 'Giữ nguyên' }));
      await sheetIsGone();
      await expect(await canvas.findByText('2 vé × 1 kỳ')).toBeVisible();
    });
    await step('another play type, and back', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Chẵn – Lẻ' }));
      const sheet = await sheetOf(/./);
      await userEvent.click(sheet.getByRole('button', { name: 'Đổi sang Chẵn – Lẻ' }));
      await expect(await canvas.findByRole('heading', { name: 'Chẵn – Lẻ' }, patient)).toBeVisible();
      await sheetIsGone();
      await userEvent.click(canvas.getByRole('radio', { name: 'Cơ bản' }));
      await expect(await canvas.findByText('Chọn ít nhất một vé.', {}, patient)).toBeVisible();
    });
  },
};

export const EvenOrOdd: Story = {
  args: { path: '/keno-eo' },
  play: async ({ canvas, userEvent, step }) => {
    await step('a card is the bet of the ticket in hand', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /^Chẵn Từ 13/ }, patient));
      await expect(canvas.getByRole('button', { name: /^Vé A/ })).toHaveTextContent('Chẵn');
    });
    await step('another ticket with a stake of its own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé B/ }));
      await userEvent.click(canvas.getByRole('radio', { name: /^Hòa/ }));
      await userEvent.click(canvas.getByRole('radio', { name: /^50\.000/ }));
      await expect(await canvas.findByText('2 vé × 1 kỳ')).toBeVisible();
      await expect(await canvas.findByText('60.000\u00a0₫', { normalizer: (text) => text })).toBeInTheDocument();
    });
    await step('the first one as it was left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      await expect(canvas.getByRole('radio', { name: /^Chẵn Từ 13/ })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: /^10\.000/ })).toBeChecked();
    });
  },
};

export const BigOrSmall: Story = {
  args: { path: '/keno-ud?numbers=UPPER&numbers=DRAW_UPPER_LOWER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lớn – Nhỏ' }, patient)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Lớn Từ/ })).toBeChecked();
    await expect(await canvas.findByText('2 vé × 1 kỳ')).toBeVisible();
  },
};

export const HalfWay: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('"Vé tiếp" keeps what was picked and opens the next ticket', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Bậc chơi/ }, patient));
      const levels = await sheetOf('Bậc chơi');
      await userEvent.click(levels.getByRole('radio', { name: /Bậc 5/ }));
      await userEvent.click(levels.getByRole('button', { name: 'Chơi Bậc 5' }));
      await sheetIsGone();
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      const sheet = await sheetOf('Vé A · Chọn 5 số');
      for (const number of ['07', '22', '39']) await userEvent.click(sheet.getByRole('button', { name: number }));
      await userEvent.click(sheet.getByRole('button', { name: 'Vé tiếp' }));
      await sheetOf('Vé B · Chọn 5 số');
      await userEvent.keyboard('{Escape}');
      await sheetIsGone();
      await expect(await canvas.findByText('Chọn thêm 2 số')).toBeVisible();
      await expect(await canvas.findByText('Hoàn chỉnh ít nhất một vé.')).toBeVisible();
    });
    await step('the quick pick fills the rest and keeps the three', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Chọn nhanh 6 vé/ }));
      await expect(await canvas.findByText('6 vé × 1 kỳ')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Vé A/ })).toHaveTextContent(/07.*22.*39/);
      await expect(canvas.getByRole('button', { name: 'Đã đủ 6 vé' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const SixTickets: Story = {
  args: {
    path: '/keno?numbers=04,17,23,38,52,71&numbers=08,11,29,40,66,79&numbers=02,19,33,45,58,60&numbers=1,2,3,4,5,6,7,8,9,10&numbers=80&numbers=41,42',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 vé × 1 kỳ', {}, patient)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Trung bình nhận lại/ }, patient)).toBeVisible();
  },
};

export const SeveralDraws: Story = {
  args: { path: '/keno?numbers=07,22,39' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Số kỳ/ }, patient));
    const sheet = await sheetOf('Số kỳ dự thưởng');
    await userEvent.click(sheet.getByText('3 kỳ'));
    await expect(await sheet.findByText('Các kỳ quay: T7 21/11: 12:21, 12:29, 12:37')).toBeVisible();
    await expect(await sheet.findByText('1 vé × 3 kỳ')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await sheetIsGone();
    await expect(await canvas.findByText('1 vé × 1 kỳ')).toBeVisible();
  },
};

export const TicketsInTheAddressThatAreNone: Story = {
  args: { path: '/keno?numbers=07,81' },
  play: async ({ canvas }) => {
    const refusal = /^Vé không hợp lệ: Số đã chọn không hợp lệ\. Vé trong liên kết/;
    await expect(await canvas.findByText(refusal, {}, patient)).toBeVisible();
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
  },
};

/** One ticket by arrows, Space and Enter alone. */
export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Vé A/ }, patient)).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await sheetOf(/^Vé A/);
    sheet.getByRole('button', { name: '01' }).focus();
    await userEvent.keyboard(' {ArrowRight} {ArrowDown} ');
    await expect(sheet.getAllByRole('button', { pressed: true })).toHaveLength(3);
    sheet.getByRole('button', { name: /^Xong/ }).focus();
    await userEvent.keyboard('{Enter}');
    await sheetIsGone();
    await expect(await canvas.findByText('1 vé × 1 kỳ')).toBeVisible();
  },
};

export const Failing: Story = {
  args: { answers: failing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa tải được kỳ quay', {}, patient)).toBeVisible();
  },
};

export const NoAnswer: Story = {
  args: { answers: offline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa tải được kỳ quay', {}, patient)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Đang tải kỳ quay…')).toBeVisible(), patient);
  },
};

export const ClosedDraw: Story = {
  args: { path: '/keno?numbers=07,22,39', answers: closedDraw('keno') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Đang mở kỳ mới…', {}, patient)).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Mua ngay' })).toHaveAttribute('aria-disabled', 'true');
  },
};
