import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { closedDraw, failing, loading, offline, patient, quickPick, sheetIsGone, sheetOf } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Max3DPro',
  component: ShopStory,
  tags: ['!autodocs'],
  args: { path: '/max3dpro' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `count` groups, each with itself nowhere else. */
const groups = (count: number) => Array.from({ length: count }, (_, index) => String(index * 47 + 100));

const many = (numbers: readonly string[]) => ({ path: `/max3dpro?method=MULTIGROUP&numbers=${numbers.join(',')}` });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2\.000\.000\.000/, {}, patient)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Cơ bản' })).toBeChecked();
    await expect(await canvas.findByText('Chọn ít nhất một vé.')).toBeVisible();
  },
};

export const APlainTicketTakesTwoNumbers: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Vé A/ }, patient));
    await step('one is not enough', async () => {
      const sheet = await sheetOf('Vé A · Nhập 2 bộ số');
      await userEvent.keyboard('168');
      await userEvent.click(sheet.getByRole('button', { name: 'Vé tiếp' }));
    });
    await step('one and a half neither', async () => {
      const sheet = await sheetOf(/^Vé B/);
      await userEvent.keyboard('16827');
      await userEvent.click(sheet.getByRole('button', { name: 'Vé tiếp' }));
      await sheetOf(/^Vé C/);
      await userEvent.keyboard('{Escape}');
      await sheetIsGone();
    });
    await expect(await canvas.findByText('Phương thức Cơ bản yêu cầu chính xác 2 bộ số')).toBeVisible();
    await expect(await canvas.findByText('Bộ số thứ 2 chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung')).toBeVisible();
    await step('three neither, however they came', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Vé D/ }));
      const sheet = await sheetOf(/^Vé D/);
      await userEvent.paste('168 279 386');
      await expect(await sheet.findByText('Phương thức Cơ bản yêu cầu chính xác 2 bộ số')).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Bỏ bớt 1 bộ số' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(sheet.getByRole('button', { name: 'Xóa một chữ số' }));
    });
  },
};

/** All orders of both numbers: 6 × 3 plays. */
export const ABaoOfTwoNumbersSaysWhatItCosts: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bao bộ số' }, patient));
    await userEvent.click(canvas.getByRole('button', { name: /^Vé A/ }));
    const sheet = await sheetOf(/^Vé A/);
    await step('two equal triples cannot be played', async () => {
      await userEvent.keyboard('777777');
      await expect(await sheet.findByText('Không thể có 2 bộ số với 3 chữ số giống nhau')).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Đổi bộ số trùng' })).toHaveAttribute('aria-disabled', 'true');
    });
    await step('others multiply their orders', async () => {
      await userEvent.keyboard('{Backspace>6/}168277');
      await expect(await sheet.findByText('18 lượt chơi (6 × 3)')).toBeVisible();
      await userEvent.click(sheet.getByRole('button', { name: /^Xong · 180\.000/ }));
      await sheetIsGone();
    });
    await waitFor(() => expect(canvas.getByRole('contentinfo')).toHaveTextContent(/180\.000/));
  },
};

export const PartialWithManyNumbers: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bao nhiều bộ số' }, patient));
    await step('two are too few', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thêm bộ số' }));
      const sheet = await sheetOf('Vé A · Nhập 3 đến 20 bộ số');
      await userEvent.keyboard('168279');
      await expect(sheet.getByRole('button', { name: 'Nhập thêm 1 bộ số' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(sheet.getByRole('button', { name: 'Vé tiếp' }));
      await sheetOf(/^Vé B/);
      await userEvent.keyboard('{Escape}');
      await sheetIsGone();
    });
    await step('the other tickets are a press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Đang chọn/ }));
      const slots = await sheetOf('Chọn vé');
      await expect(await slots.findByText('Vui lòng nhập tối thiểu 3 bộ số')).toBeVisible();
      await userEvent.click(slots.getByRole('radio', { name: /^Vé A/ }));
      await userEvent.click(slots.getByRole('button', { name: 'Xem vé A' }));
      await sheetIsGone();
      await expect(await canvas.findByText('Vui lòng nhập tối thiểu 3 bộ số')).toBeVisible();
    });
    await step('an unfinished one is marked, and a press on it goes on there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thêm bộ số' }));
      const sheet = await sheetOf(/^Vé A/);
      await userEvent.keyboard('05');
      await userEvent.click(sheet.getByRole('button', { name: 'Vé tiếp' }));
      await sheetOf(/^Vé B/);
      await userEvent.keyboard('{Escape}');
      await sheetIsGone();
      await userEvent.click(canvas.getByRole('button', { name: /Đang chọn/ }));
      const slots = await sheetOf('Chọn vé');
      await userEvent.click(slots.getByRole('radio', { name: /^Vé A/ }));
      await userEvent.click(slots.getByRole('button', { name: 'Xem vé A' }));
      await sheetIsGone();
      await expect(await canvas.findByText('Bộ số thứ 3 chưa hoàn chỉnh. Vui lòng xóa hoặc bổ sung')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^Bộ số 3: 0 5/ }));
      const more = await sheetOf(/^Vé A/);
      await userEvent.keyboard('9');
      await userEvent.click(more.getByRole('button', { name: /^Xong · 60\.000/ }));
      await sheetIsGone();
    });
    await expect(await canvas.findByText('6 lượt chơi (3 × 2)', { selector: 'dd *' })).toBeVisible();
  },
};

/** "Chọn nhanh" keeps what is there: first as many as a ticket needs, then one more at each press. */
export const ChanceAddsToWhatIsThere: Story = {
  args: many(['168', '279', '386']),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3/20 bộ', {}, patient)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn nhanh' }));
    await expect(await canvas.findByText('4/20 bộ')).toBeVisible();
    await expect(await canvas.findByText('12 lượt chơi (4 × 3)', { selector: 'dd *' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Bộ số 1: 1 6 8/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ số 1' }));
    await expect(await canvas.findByText('3/20 bộ')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Bộ số 1: 2 7 9/ })).toBeVisible();
  },
};

export const NoNumberTwice: Story = {
  args: many(['168', '279', '386']),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm bộ số' }, patient));
    const sheet = await sheetOf(/^Vé A/);
    await userEvent.keyboard('279');
    await expect(await sheet.findByText('Không được chọn số trùng nhau')).toBeVisible();
    await expect(await sheet.findByRole('button', { name: /^Bộ số 4: 2 7 9, .*chưa hợp lệ/ })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Đổi bộ số trùng' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Full: Story = {
  args: many(groups(20)),
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('20/20 bộ', {}, patient)).toBeVisible();
    await expect(await canvas.findByText('380 lượt chơi (20 × 19)', { selector: 'dd *' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('contentinfo')).toHaveTextContent(/3\.800\.000/));
    await expect(canvas.getByRole('button', { name: 'Đã đủ 20 bộ số' })).toHaveAttribute('aria-disabled', 'true');
    await step('the pad says why it takes no more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Bộ số 20/ }));
      const sheet = await sheetOf(/^Vé A/);
      await expect(sheet.getByRole('button', { name: '1' })).toHaveAccessibleDescription(
        'Phương thức Bao nhiều bộ số chỉ cho phép tối đa 20 bộ số',
      );
    });
    await step('and so does the ticket when more are pasted', async () => {
      const sheet = await sheetOf(/^Vé A/);
      await userEvent.paste('001 002 003');
      await expect(sheet.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Phương thức Bao nhiều bộ số chỉ cho phép tối đa 20 bộ số',
      );
      await expect(sheet.getByRole('button', { name: 'Bỏ bớt 2 bộ số' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const AllTicketsAtRandom: Story = {
  args: many(['168', '279', '386']),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Đang chọn/ }, patient));
    const slots = await sheetOf('Chọn vé');
    await userEvent.click(slots.getByRole('button', { name: /^Chọn nhanh 6 vé/ }));
    await waitFor(() => expect(slots.getAllByText('3 bộ số')).toHaveLength(6));
    await userEvent.click(slots.getByRole('radio', { name: /^Vé F/ }));
    await userEvent.click(slots.getByRole('button', { name: 'Xem vé F' }));
    await sheetIsGone();
    await expect(await canvas.findByText('6 vé × 1 kỳ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }));
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

/** Twenty groups wrap in the cart, and the way they are played is named. */
export const TwentyGoIntoTheCart: Story = {
  args: many(groups(20)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm vào giỏ' }, patient));
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem giỏ hàng' }, patient));
    const line = within(await canvas.findByRole('article', { name: /Bao nhiều bộ số · 20 bộ số/ }, patient));
    await expect(line.getAllByText(/^Bộ số \d+: /)).toHaveLength(20);
  },
};

export const ClosedDraw: Story = {
  args: { answers: closedDraw('max3dpro') },
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

export const KeyboardAlone: Story = {
  args: many(['168', '279', '386']),
  play: async ({ canvas, userEvent, step }) => {
    (await canvas.findByRole('button', { name: 'Thêm bộ số' }, patient)).focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await sheetOf(/^Vé A/);
    await step('the new place is in hand, arrows walk to the others', async () => {
      await expect(sheet.getByRole('button', { name: /^Bộ số 4: trống/ })).toHaveFocus();
      await userEvent.keyboard('90{ArrowLeft}{Backspace}{ArrowRight}1');
      await expect(await sheet.findByRole('button', { name: /^Bộ số 3: 3 8, thiếu 1/ })).toBeVisible();
      await expect(await sheet.findByRole('button', { name: /^Bộ số 4: 9 0 1/ })).toBeVisible();
      await userEvent.keyboard('{ArrowLeft>2/}6');
    });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(sheet.getByRole('button', { name: /^Xong · 120\.000/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await sheetIsGone();
    await expect(await canvas.findByText('12 lượt chơi (4 × 3)', { selector: 'dd *' })).toBeVisible();
  },
};
