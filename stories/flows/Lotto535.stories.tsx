import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { refuse } from '../support/answers';
import { closedDraw, failing, loading, offline, patient, quickPick, sheetIsGone, sheetOf } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Lotto 5/35',
  component: ShopStory,
  tags: ['!autodocs'],
  args: { path: '/lotto535' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/6\.218\.405\.000/, {}, patient)).toBeVisible();
    await expect(await canvas.findByText('Quay lúc 13:00 hôm nay')).toBeVisible();
    await expect(await canvas.findByText('13:00 T7 21/11')).toBeVisible();
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
  },
};

/** Five main numbers are no ticket before the special one is chosen. */
export const AsksForTheSpecialNumber: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    const sheet = await sheetOf('Vé A · Vé thường');
    const main = within(sheet.getByRole('group', { name: 'Số chính' }));
    const special = within(sheet.getByRole('group', { name: 'Số đặc biệt' }));
    await step('five main numbers, and no sixth', async () => {
      for (const name of ['04', '11', '18', '26', '33']) await userEvent.click(main.getByRole('button', { name }));
      await userEvent.click(main.getByRole('button', { name: '35' }));
      await expect(main.getAllByRole('button', { pressed: true })).toHaveLength(5);
      await expect(sheet.getByRole('button', { name: /^Chọn.* 1 số đặc biệt$/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('one special, which another replaces', async () => {
      await userEvent.click(special.getByRole('button', { name: '07' }));
      await userEvent.click(special.getByRole('button', { name: '12' }));
      await expect(special.getAllByRole('button', { pressed: true })).toHaveLength(1);
      await expect(await sheet.findByRole('heading', { name: 'Số đặc biệt 1/1' })).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: /^Xong · 10\.000/ }));
      await sheetIsGone();
    });
    await expect(await canvas.findByRole('button', { name: /^Vé A.*33 cộng 12$/ })).toBeVisible();
  },
};

export const Partial: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    const sheet = await sheetOf(/^Vé A/);
    await userEvent.click(
      within(sheet.getByRole('group', { name: 'Số đặc biệt' })).getByRole('button', { name: '07' }),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Vé tiếp' }));
    await sheetOf(/^Vé B/);
    await userEvent.keyboard('{Escape}');
    await sheetIsGone();
    await expect(await canvas.findByText('Chọn thêm 5 số', { selector: 'span' })).toBeVisible();
  },
};

export const SixQuickTickets: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Chọn nhanh 6 vé/ }, patient));
    await expect(await canvas.findByText('6 vé × 1 kỳ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }, patient));
    await expect(await canvas.findByText('6 vé × 1 kỳ')).toBeVisible();
  },
};

export const ClosingKeepsWithAWayBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'C');
    const before = canvas.getByRole('button', { name: /^Vé C/ }).textContent;
    await userEvent.click(canvas.getByRole('button', { name: /^Vé C/ }));
    await userEvent.click((await sheetOf(/^Vé C/)).getByRole('button', { name: 'Chọn nhanh' }));
    await userEvent.keyboard('{Escape}');
    await sheetIsGone();
    await expect(await canvas.findByText('Đã giữ số đang chọn của vé C.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(canvas.getByRole('button', { name: /^Vé C/ }).textContent).toBe(before);
  },
};

/** All twelve specials with five main numbers: twelve plays. */
export const TwelveSpecials: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await quickPick(canvas, userEvent, 'A');
    await step('the list warns before it clears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Cách chơi/ }));
      const list = await sheetOf('Cách chơi');
      await userEvent.click(list.getByRole('radio', { name: /Bao 12 số đặc biệt/ }));
      await expect(list.getByRole('alert')).toHaveTextContent('Đổi cách chơi sẽ xóa 1 vé đã chọn.');
      await userEvent.click(list.getByRole('button', { name: 'Chơi Bao 12 số đặc biệt' }));
      await sheetIsGone();
    });
    await step('and the picker takes them all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      const sheet = await sheetOf('Vé A · Bao 12 số đặc biệt');
      await userEvent.click(sheet.getByRole('button', { name: 'Chọn nhanh' }));
      await expect(await sheet.findByRole('heading', { name: 'Số đặc biệt 12/12' })).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: /^Xong · 120\.000/ }));
      await sheetIsGone();
    });
  },
};

/** Fifteen main numbers: the most there is. */
export const FifteenMainNumbers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    const sheet = await sheetOf(/^Vé A/);
    await userEvent.click(sheet.getByRole('radio', { name: 'Bao 15' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Chọn nhanh' }));
    await expect(await sheet.findByText('3.003 bộ 5 số chính và 1 số đặc biệt')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: /^Xong · 30\.030\.000/ }));
    await sheetIsGone();
    await expect(await canvas.findByText('1 vé × 1 kỳ')).toBeVisible();
  },
};

/** Two draws a day, each by its hour. */
export const SeveralDraws: Story = {
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'A');
    await userEvent.click(canvas.getByRole('button', { name: /Số kỳ/ }));
    const sheet = await sheetOf('Số kỳ dự thưởng');
    await userEvent.click(sheet.getByText('2 kỳ'));
    await userEvent.click(sheet.getByRole('button', { name: 'Xong' }));
    await sheetIsGone();
    await expect(await canvas.findByText('1 vé × 2 kỳ')).toBeVisible();
    await expect(await canvas.findByText('21:00 T7 21/11')).toBeVisible();
  },
};

export const ClosedDraw: Story = {
  args: { answers: closedDraw('lotto535') },
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
      'POST /client-carts/add-item': refuse(422, 'INVALID_NUMBERS', 'Vé không hợp lệ: Số đã chọn không hợp lệ'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await quickPick(canvas, userEvent, 'A');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm vào giỏ' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem giỏ hàng' }, patient));
    await expect(await canvas.findByText(/Số đã chọn không hợp lệ/, {}, patient)).toBeVisible();
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /^Vé A/ }, patient)).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await sheetOf(/^Vé A/);
    sheet.getByRole('button', { name: 'Xóa' }).focus();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight} {ArrowRight} {ArrowRight} {ArrowRight} ');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await userEvent.tab();
    await userEvent.tab();
    await expect(sheet.getByRole('button', { name: /^Xong/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await sheetIsGone();
    await expect(await canvas.findByRole('button', { name: /^Vé A.*01\s*02\s*03\s*04\s*05 cộng 02$/ })).toBeVisible();
  },
};
