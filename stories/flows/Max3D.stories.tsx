import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refuse } from '../support/answers';
import { closedDraw, failing, loading, offline, patient, quickPick, sheetIsGone, sheetOf } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Max3D',
  component: ShopStory,
  tags: ['!autodocs'],
  args: { path: '/max3d' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kỳ #01012', {}, patient)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'MAX 3D' })).toBeChecked();
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
  },
};

/** Each ticket of one number has its own play type; both at once are two plays. */
export const TypesANumberOnThePad: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé B/ }, patient));
    const sheet = await sheetOf('Vé B · Nhập bộ ba số');
    const key = (name: string) => sheet.getByRole('button', { name });
    await step('two digits are no ticket', async () => {
      await userEvent.click(key('3'));
      await userEvent.click(key('9'));
      await expect(sheet.getByRole('button', { name: 'Nhập đủ 3 chữ số' })).toHaveAttribute('aria-disabled', 'true');
    });
    await step('three are, and a fourth is refused with its reason', async () => {
      await userEvent.click(key('0'));
      await expect(sheet.getByRole('button', { name: /^Xong · 10\.000/ })).toBeEnabled();
      await expect(key('5')).toHaveAccessibleDescription('Đã đủ 3 chữ số');
    });
    await step('both play types cost twice as much', async () => {
      await userEvent.click(sheet.getByRole('radio', { name: 'Cả hai' }));
      await userEvent.click(sheet.getByRole('button', { name: /^Xong · 20\.000/ }));
      await sheetIsGone();
    });
    await expect(await canvas.findByRole('button', { name: /^Vé B.*3 9 0.*Cả hai/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('contentinfo')).toHaveTextContent(/20\.000/));
    await step('the picker opens again with what the slot holds, its play type too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé C/ }));
      await userEvent.click((await sheetOf(/^Vé C/)).getByRole('radio', { name: 'Đúng thứ tự' }));
      await userEvent.keyboard('{Escape}');
      await sheetIsGone();
      await userEvent.click(canvas.getByRole('button', { name: /^Vé B/ }));
      const again = await sheetOf(/^Vé B/);
      await expect(await again.findByRole('button', { name: /^Bộ số: 3 9 0/ })).toBeVisible();
      await expect(again.getByRole('radio', { name: 'Cả hai' })).toBeChecked();
    });
    await step('closing it keeps what was typed, with a way back', async () => {
      await userEvent.click(again('Xóa một chữ số'));
      await userEvent.keyboard('{Escape}');
      await sheetIsGone();
      await expect(canvas.queryByRole('button', { name: /^Vé B.*3 9 0/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
      await expect(await canvas.findByRole('button', { name: /^Vé B.*3 9 0.*Cả hai/ })).toBeVisible();
    });
  },
};

const again = (name: string) => screen.getByRole('button', { name });

export const AnUnfinishedNumberSaysSo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    await sheetOf(/^Vé A/);
    await userEvent.keyboard('39');
    await userEvent.click(screen.getByRole('button', { name: 'Vé tiếp' }));
    await sheetOf(/^Vé B/);
    await userEvent.keyboard('{Escape}');
    await sheetIsGone();
    await expect(await canvas.findByText('Bộ số thứ 1 chưa hoàn chỉnh. Vui lòng bổ sung')).toBeVisible();
    await expect(await canvas.findByText('Hoàn chỉnh ít nhất một vé.')).toBeVisible();
  },
};

/** Three equal digits have one order, so no other can be played. */
export const ThreeEqualDigitsHaveOneOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    const sheet = await sheetOf(/^Vé A/);
    await userEvent.keyboard('777');
    await userEvent.click(sheet.getByRole('radio', { name: 'Bất kỳ thứ tự' }));
    await expect(await sheet.findByText('Kiểu chơi không hợp lệ')).toBeVisible();
    await expect(await sheet.findByText('Ba chữ số giống nhau chỉ có một thứ tự.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Đổi kiểu chơi' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(sheet.getByRole('radio', { name: 'Đúng thứ tự' }));
    await userEvent.click(sheet.getByRole('button', { name: /^Xong · 10\.000/ }));
    await sheetIsGone();
  },
};

export const Max3DPlusTakesTwoNumbers: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await quickPick(canvas, userEvent, 'A');
    await step('changing asks before it clears', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'MAX 3D+' }));
      const ask = await sheetOf('Đổi cách chơi');
      await expect(ask.getByRole('alert')).toHaveTextContent('Đổi cách chơi sẽ xóa 1 vé đã chọn.');
      await userEvent.click(ask.getByRole('button', { name: 'Giữ nguyên' }));
      await sheetIsGone();
      await expect(canvas.getByRole('radio', { name: 'MAX 3D' })).toBeChecked();
      await userEvent.click(canvas.getByRole('radio', { name: 'MAX 3D+' }));
      await userEvent.click((await sheetOf('Đổi cách chơi')).getByRole('button', { name: 'Đổi sang MAX 3D+' }));
      await sheetIsGone();
      await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
    });
    await step('one number is too few', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      const sheet = await sheetOf('Vé A · Nhập 2 bộ số');
      await userEvent.keyboard('168');
      await expect(sheet.getByRole('button', { name: 'Nhập thêm 1 bộ số' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(sheet.getByRole('button', { name: 'Vé tiếp' }));
      await sheetOf(/^Vé B/);
      await userEvent.keyboard('{Escape}');
      await sheetIsGone();
      await expect(await canvas.findByText('Vui lòng nhập tối thiểu 2 bộ số')).toBeVisible();
    });
    await step('"Chọn nhanh" keeps it and draws the other', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
      const sheet = await sheetOf(/^Vé A/);
      await userEvent.click(sheet.getByRole('button', { name: 'Chọn nhanh' }));
      await expect(await sheet.findByRole('button', { name: /^Bộ số 1: 1 6 8/ })).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: /^Xong · 10\.000/ }));
      await sheetIsGone();
    });
  },
};

export const FillsAllAndTakesThemBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Kiểu chơi/ }, patient));
    const sheet = await sheetOf('Kiểu chơi');
    await userEvent.click(sheet.getByRole('radio', { name: /Cả hai/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Chơi Cả hai' }));
    await sheetIsGone();
    await userEvent.click(canvas.getByRole('button', { name: /^Chọn nhanh 6 vé/ }));
    await waitFor(() => expect(canvas.getByRole('contentinfo')).toHaveTextContent(/120\.000/));
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }));
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByText('6 vé × 1 kỳ')).toBeVisible();
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
  },
};

/** In the cart the number stands in tiles, and its play type is named. */
export const GoesIntoTheCart: Story = {
  args: { path: '/max3d?numbers=168&method=MAX3D_box' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm vào giỏ' }, patient));
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem giỏ hàng' }, patient));
    const line = within(await canvas.findByRole('article', { name: /MAX 3D.*Bất kỳ thứ tự/ }, patient));
    await expect(await line.findByText('Bộ số: 1 6 8')).toBeVisible();
  },
};

/** What the server refuses is said on the line that it refuses. */
export const ARefusedTicketSaysWhy: Story = {
  args: {
    path: '/max3d?numbers=168',
    answers: {
      'POST /client-carts/add-item': refuse(422, 'INVALID_NUMBERS', 'Vé không hợp lệ: Số đã chọn không hợp lệ'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm vào giỏ' }, patient));
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem giỏ hàng' }, patient));
    await expect(await canvas.findByText(/Số đã chọn không hợp lệ/, {}, patient)).toBeVisible();
  },
};

export const ClosedDraw: Story = {
  args: { answers: closedDraw('max3d') },
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

/** The sheet opens with its number in hand: digits, Backspace, the next ticket, all without looking for a field. */
export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent, step }) => {
    (await canvas.findByRole('button', { name: /^Vé A/ }, patient)).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await sheetOf(/^Vé A/);
    await expect(sheet.getByRole('button', { name: /^Bộ số/ })).toHaveFocus();
    await step('digits and Backspace', async () => {
      await userEvent.keyboard('12{Backspace}68');
      await expect(await sheet.findByRole('button', { name: /^Bộ số: 1 6 8/ })).toBeVisible();
    });
    await step('the next ticket goes on typing', async () => {
      sheet.getByRole('button', { name: 'Vé tiếp' }).focus();
      await userEvent.keyboard('{Enter}');
      const next = await sheetOf(/^Vé B/);
      await expect(next.getByRole('button', { name: /^Bộ số: trống/ })).toHaveFocus();
      await userEvent.keyboard('905');
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(next.getByRole('button', { name: /^Xong/ })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await sheetIsGone();
    });
    await expect(await canvas.findByText('2 vé × 1 kỳ')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Vé A/ })).toHaveFocus();
  },
};
