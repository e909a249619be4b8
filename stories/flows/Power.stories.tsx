import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { refuse } from '../support/answers';
import { closedDraw, failing, loading, offline, patient, quickPick, sheetIsGone, sheetOf } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Power',
  component: ShopStory,
  tags: ['!autodocs'],
  args: { path: '/power' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/87\.452\.310\.000/, {}, patient)).toBeVisible();
    await expect(await canvas.findByText(/4\.116\.728\.350/)).toBeVisible();
    await expect(await canvas.findByText('T7 21/11')).toBeVisible();
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Mua lại/ })).toBeEnabled();
  },
};

/** Six numbers, and a power number that is 1 until another takes its place. */
export const PicksTheNumbersAndThePowerNumber: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé B/ }, patient));
    const sheet = await sheetOf('Vé B · 6 số và số Power');
    const main = within(sheet.getByRole('group', { name: 'Số chính' }));
    await step('it says honestly what the power number is for', async () => {
      await expect(await sheet.findByRole('heading', { name: 'Số Power 01 · chỉ in trên vé' })).toBeVisible();
    });
    await step('five numbers are no ticket', async () => {
      for (const name of ['02', '18', '27', '33', '46']) await userEvent.click(main.getByRole('button', { name }));
      await expect(sheet.getByRole('button', { name: 'Chọn thêm 1 số' })).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the sixth fills it, and a seventh is refused', async () => {
      await userEvent.click(main.getByRole('button', { name: '50' }));
      await userEvent.click(main.getByRole('button', { name: '51' }));
      await expect(main.getAllByRole('button', { pressed: true })).toHaveLength(6);
    });
    await step('another power number takes the place of the first', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Đổi số Power' }));
      await expect(await sheet.findByText(/không quyết định giải nào: Jackpot 2 xét quả bóng thứ bảy/)).toBeVisible();
      const power = within(sheet.getByRole('group', { name: 'Số Power' }));
      await expect(power.getByRole('button', { name: '01' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(power.getByRole('button', { name: '11' }));
      await expect(await sheet.findByRole('heading', { name: 'Số Power 11' })).toBeVisible();
      await expect(power.getAllByRole('button', { pressed: true })).toHaveLength(1);
      await userEvent.click(sheet.getByRole('button', { name: /^Xong · 10\.000/ }));
      await sheetIsGone();
    });
    await expect(await canvas.findByRole('button', { name: /^Vé B.*50 cộng 11$/ })).toBeVisible();
    await expect(await canvas.findByText('1 vé × 1 kỳ')).toBeVisible();
  },
};

export const Partial: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    const sheet = await sheetOf(/^Vé A/);
    for (const name of ['05', '16', '24']) {
      await userEvent.click(within(sheet.getByRole('group', { name: 'Số chính' })).getByRole('button', { name }));
    }
    await userEvent.click(sheet.getByRole('button', { name: 'Vé tiếp' }));
    await sheetOf(/^Vé B/);
    await userEvent.keyboard('{Escape}');
    await sheetIsGone();
    await expect(await canvas.findByText('Chọn thêm 3 số')).toBeVisible();
    await expect(await canvas.findByText('Hoàn chỉnh ít nhất một vé.')).toBeVisible();
  },
};

export const KeepsMineAndFillsTheRest: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    const sheet = await sheetOf(/^Vé A/);
    await step('in the picker', async () => {
      const main = within(sheet.getByRole('group', { name: 'Số chính' }));
      await userEvent.click(main.getByRole('button', { name: '55' }));
      await userEvent.click(sheet.getByRole('button', { name: 'Chọn nhanh' }));
      await expect(main.getByRole('button', { name: '55' })).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getAllByRole('button', { pressed: true })).toHaveLength(6);
      await userEvent.click(sheet.getByRole('button', { name: /^Xong/ }));
      await sheetIsGone();
    });
    await step('all the empty ones', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Chọn nhanh 5 vé/ }));
      await expect(await canvas.findByText('6 vé × 1 kỳ')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: /^Vé A.*55/ })).toBeVisible();
    });
    await step('and back after removing all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }, patient));
      await expect(await canvas.findByText('6 vé × 1 kỳ')).toBeVisible();
    });
  },
};

export const ClosingKeepsWithAWayBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'C');
    const before = canvas.getByRole('button', { name: /^Vé C/ }).textContent;
    await userEvent.click(canvas.getByRole('button', { name: /^Vé C/ }));
    const sheet = await sheetOf(/^Vé C/);
    await userEvent.click(sheet.getByRole('button', { name: 'Xóa' }));
    await userEvent.keyboard('{Escape}');
    await sheetIsGone();
    await expect(await canvas.findByText('Đã xóa 1 vé.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(canvas.getByRole('button', { name: /^Vé C/ }).textContent).toBe(before);
  },
};

/** The dearest way to play: eighteen numbers, 18,564 plays. */
export const TheLargestBaoSaysWhatItComesTo: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await quickPick(canvas, userEvent, 'A');
    await step('the list warns before it clears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Cách chơi/ }));
      const list = await sheetOf('Cách chơi');
      await userEvent.click(list.getByRole('radio', { name: /Bao 18/ }));
      await expect(list.getByRole('alert')).toHaveTextContent('Đổi cách chơi sẽ xóa 1 vé đã chọn.');
      await userEvent.click(list.getByRole('button', { name: 'Chơi Bao 18' }));
      await sheetIsGone();
    });
    await step('and the picker names plays and price', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      const sheet = await sheetOf('Vé A · Bao 18 và số Power');
      await expect(await sheet.findByText('18.564 bộ 6 số')).toBeInTheDocument();
      await userEvent.click(sheet.getByRole('button', { name: 'Chọn nhanh' }));
      await userEvent.click(sheet.getByRole('button', { name: /^Xong · 185\.640\.000/ }));
      await sheetIsGone();
    });
    await waitFor(() => expect(canvas.getByRole('contentinfo')).toHaveTextContent(/185\.640\.000/));
  },
};

export const SeveralDraws: Story = {
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'A');
    await userEvent.click(canvas.getByRole('button', { name: /Số kỳ/ }));
    const sheet = await sheetOf('Số kỳ dự thưởng');
    await userEvent.click(sheet.getByText('3 kỳ'));
    await userEvent.click(sheet.getByRole('button', { name: 'Xong' }));
    await sheetIsGone();
    await expect(await canvas.findByText('1 vé × 3 kỳ')).toBeVisible();
    await expect(await canvas.findByText('T3 24/11')).toBeVisible();
  },
};

export const ClosedDraw: Story = {
  args: { answers: closedDraw('power') },
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'A');
    await expect(canvas.getByRole('button', { name: 'Mua ngay' })).toHaveAttribute('aria-disabled', 'true');
    await expect(await canvas.findByText('1 vé × 1 kỳ')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: loading },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đang tải kỳ quay…', {}, patient)).toBeVisible();
  },
};

export const Failing: Story = {
  args: { answers: failing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patient)).toHaveTextContent('Chưa tải được kỳ quay');
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { answers: offline },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert', {}, patient)).toHaveTextContent('Chưa tải được kỳ quay');
    await quickPick(canvas, userEvent, 'A');
    await expect(await canvas.findByText('1 vé × 1 kỳ')).toBeVisible();
  },
};

/** What the server refuses is said on the line that it refuses. */
export const ARefusedTicketSaysWhy: Story = {
  args: {
    answers: {
      'POST /client-carts/add-item': refuse(422, 'INVALID_POWER_NUMBER', 'Vé không hợp lệ: Số Power phải từ 1 đến 16'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'A');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem giỏ hàng' }, patient));
    await expect(await canvas.findByText(/Số Power phải từ 1 đến 16/, {}, patient)).toBeVisible();
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent, step }) => {
    (await canvas.findByRole('button', { name: /^Vé A/ }, patient)).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await sheetOf(/^Vé A/);
    await step('each grid is one tab stop', async () => {
      sheet.getByRole('button', { name: 'Xóa' }).focus();
      await userEvent.tab();
      await userEvent.keyboard(' {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} ');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight} ');
    });
    await step('and the button is near', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(sheet.getByRole('button', { name: /^Xong/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await sheetIsGone();
    });
    await expect(
      await canvas.findByRole('button', { name: /^Vé A.*01\s*02\s*03\s*04\s*05\s*06 cộng 02$/ }),
    ).toBeVisible();
  },
};
