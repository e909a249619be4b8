import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { noAnswer, refuse } from '../support/answers';
import { closedAnswers, regionalAnswers } from '../support/regionalFixtures';
import { ShopStory } from '../support/ShopStory';

const meta = {
  component: ShopStory,
  args: { path: '/loto', answers: regionalAnswers },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types digits on the pad and puts them into the list. */
function hand(canvas: ReturnType<typeof within>, userEvent: { click: (element: Element) => Promise<void> }) {
  return {
    type: async (digits: string) => {
      const pad = await canvas.findByRole('group', { name: 'Nhập số' });
      for (const digit of digits) await userEvent.click(within(pad).getByRole('button', { name: digit }));
    },
    kind: async (name: string) => userEvent.click(await canvas.findByRole('radio', { name })),
    add: async () => userEvent.click(canvas.getByRole('button', { name: 'Thêm số vào danh sách' })),
  };
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đài TP. Hồ Chí Minh')).toBeVisible();
    await expect(await canvas.findByText('Quay 16:15 hôm nay 21/11')).toBeVisible();
    await expect(await canvas.findByText('0/10')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mua ngay' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** As the page is drawn: three numbers of three kinds, a fourth half typed. */
export const Partial: Story = {
  play: async ({ canvas, userEvent }) => {
    const { type, kind, add } = hand(canvas, userEvent);
    for (const [name, digits] of [
      ['Cuối', '86'],
      ['7 lô', '168'],
      ['18 lô', '79'],
    ] as const) {
      await kind(name);
      await type(digits);
      await add();
    }
    await kind('16 lô');
    await type('27');
    await expect(await canvas.findByText('3/10')).toBeVisible();
    await expect(await canvas.findByText('3 vé')).toBeVisible();
    await expect(await canvas.findByText('30.000\u00a0₫', { normalizer: (text) => text })).toBeInTheDocument();
    await expect(await canvas.findByText('Số: 2 7, thiếu 2 chữ số, đang nhập')).toBeInTheDocument();
  },
};

/** Every sentence of the builder about digits that do not fit their kind. */
export const SaysWhyDigitsDoNotFit: Story = {
  play: async ({ canvas, userEvent }) => {
    const { type, kind, add } = hand(canvas, userEvent);
    const kinds = [
      ['Đầu', 'Lô Đầu chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'],
      ['Cuối', 'Lô Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'],
      ['Đầu - Cuối', 'Lô Đầu - Cuối chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số'],
      ['7 lô', '7 lô chỉ hỗ trợ số dự thưởng có 3 chữ số'],
      ['16 lô', '16 lô chỉ hỗ trợ số dự thưởng có 4 chữ số'],
      ['17 lô', '17 lô chỉ hỗ trợ số dự thưởng có 3 chữ số'],
      ['18 lô', '18 lô chỉ hỗ trợ số dự thưởng có 2 chữ số'],
    ] as const;
    await type('7');
    for (const [name, sentence] of kinds) {
      await kind(name);
      await add();
      await expect(canvas.getByRole('alert')).toHaveTextContent(sentence);
    }
    await expect(await canvas.findByText('0/10')).toBeVisible();
    // Another digit makes it fit, and the sentence goes.
    await type('9');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await add();
    await expect(await canvas.findByText('1/10')).toBeVisible();
  },
};

export const FullAtTen: Story = {
  play: async ({ canvas, userEvent }) => {
    const { type, kind, add } = hand(canvas, userEvent);
    await kind('16 lô');
    await userEvent.click(await canvas.findByRole('button', { name: /^Chọn nhanh 10 vé 100\.000/ }));
    await expect(await canvas.findByText('10/10')).toBeVisible();
    await expect(await canvas.findByText('10 vé')).toBeVisible();
    await expect(await canvas.findByText('Đã đủ 10 vé')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Nhập số' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập số' }));
    await type('2768');
    await add();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Số lượng vé tối đa là 10');
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(await canvas.findByText('10/10')).toBeVisible();
  },
};

/** The tenth number folds the keys away and hands the focus on; what was typed before is still there under them. */
export const FoldsTheKeysAway: Story = {
  args: { path: `/loto?${'numbers=86&'.repeat(9)}method=C` },
  play: async ({ canvas, userEvent, step }) => {
    await step('by keyboard, at the tenth number', async () => {
      (await canvas.findByRole('button', { name: /^Số: trống/ })).focus();
      await userEvent.keyboard('79{Enter}');
      await expect(await canvas.findByText('10/10')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Nhập số', expanded: false })).toHaveFocus();
    });
    await step('and back, with a line changed meanwhile', async () => {
      await userEvent.keyboard('{Enter}12');
      await expect(canvas.getByText(/^Số: 1 2/)).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: /^Cuối 79/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Giữ số cũ' }));
      await expect(canvas.getByText(/^Số: 1 2/)).toBeInTheDocument();
    });
  },
};

/** A number in the list is opened with its own digits, kind and stake; leaving it changes nothing. */
export const ChangesANumber: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const { type, kind, add } = hand(canvas, userEvent);
    await kind('Cuối');
    await type('86');
    await add();
    await kind('18 lô');
    await step('left as it was', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Cuối 86/ }));
      await expect(canvas.getByRole('radio', { name: 'Cuối' })).toBeChecked();
      await type('1');
      await userEvent.click(canvas.getByRole('button', { name: 'Giữ số cũ' }));
      await expect(await canvas.findByRole('button', { name: /^Cuối 86 / })).toBeVisible();
    });
    await step('changed with a stake of its own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Cuối 86/ }));
      await type('1');
      await userEvent.click(canvas.getByRole('button', { name: /Tiền của số 86/ }));
      const sheet = await screen.findByRole('dialog', { name: 'Tiền dự thưởng mỗi số' });
      await userEvent.click(within(sheet).getByRole('radio', { name: /^50\.000/ }));
      await userEvent.click(within(sheet).getByRole('button', { name: 'Xong' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Đổi số' }));
      await expect(canvas.getByRole('button', { name: /^Cuối 861/ })).toHaveTextContent('50.000');
      await expect(await canvas.findByText('1 vé')).toBeVisible();
    });
  },
};

/** Any multiple of 10,000 up to a hundred; what cannot be staked is said and changes nothing. */
export const AStakeOfOnesOwn: Story = {
  play: async ({ canvas, userEvent }) => {
    const { type, add } = hand(canvas, userEvent);
    await type('86');
    await add();
    await userEvent.click(canvas.getByRole('button', { name: /Tiền mỗi số/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Tiền dự thưởng mỗi số' });
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Số khác' }));
    const field = within(sheet).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '15000');
    await expect(within(sheet).getByRole('button', { name: 'Nhập số tiền dự thưởng' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.clear(field);
    await userEvent.type(field, '30000');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Xong' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Đầu 86/ })).toHaveTextContent('30.000');
  },
};

export const PastesANumberWithDashes: Story = {
  play: async ({ canvas, userEvent }) => {
    const tiles = await canvas.findByRole('button', { name: /^Số: trống/ });
    tiles.focus();
    await userEvent.paste('--07');
    await expect(await canvas.findByText(/^Số: 0 7/)).toBeInTheDocument();
  },
};

/** The channel of the day: another day, another channel, and back to the pad with what was typed. */
export const ChoosesAChannel: Story = {
  play: async ({ canvas, userEvent }) => {
    const { type, add } = hand(canvas, userEvent);
    await type('86');
    await add();
    await userEvent.click(canvas.getByRole('button', { name: /Đài mở thưởng/ }));
    await expect(await canvas.findByRole('radio', { name: /TP\. Hồ Chí Minh/ })).toBeChecked();
    await expect(await canvas.findByText('302786')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'CN 22/11' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Kon Tum/ }));
    await userEvent.click(canvas.getByRole('link', { name: 'Chơi đài Kon Tum' }));
    await expect(await canvas.findByText('Đài Kon Tum')).toBeVisible();
    await expect(await canvas.findByText('Quay 17:15 ngày mai 22/11')).toBeVisible();
    await expect(await canvas.findByText('1/10')).toBeVisible();
    await expect(canvas.queryByText(/đã đóng bán/)).toBeNull();
  },
};

export const ADayWithoutChannels: Story = {
  args: { path: '/loto/detail?period=loto:20261125:any' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Thứ 4 25/11' })).toBeChecked();
    await expect(await canvas.findByText('Các đài của ngày này đã đóng bán')).toBeVisible();
  },
};

export const ChannelsFail: Story = {
  args: {
    path: '/loto/detail',
    answers: {
      ...regionalAnswers,
      'GET /client-loto-carts/get-channels': refuse(400, 'VALIDATION_ERROR', 'Ngày không hợp lệ'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa tải được danh sách đài')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};

/** The named draw is over: the strip goes to the one that closes next. */
export const AnOldLinkGoesToTheNextDraw: Story = {
  args: { path: '/loto?period=loto:20261114:tphcm' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đài TP. Hồ Chí Minh')).toBeVisible();
    await expect(await canvas.findByText('Quay 16:15 hôm nay 21/11')).toBeVisible();
  },
};

/** Between the end of sales and the next draw nothing can be bought, and nothing typed is lost. */
export const ClosedDraw: Story = {
  args: { answers: closedAnswers },
  play: async ({ canvas, userEvent }) => {
    const { type, add } = hand(canvas, userEvent);
    await type('86');
    await add();
    await expect(await canvas.findByText('1/10')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Đang mở kỳ mới…');
    await expect(canvas.getByRole('button', { name: 'Mua ngay' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Offline: Story = {
  args: {
    answers: {
      ...regionalAnswers,
      'GET /client/get-current-period': noAnswer,
      'GET /client-loto-carts/get-channels': noAnswer,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Chưa tải được kỳ quay')).toBeVisible();
    const { type, add } = hand(canvas, userEvent);
    await type('86');
    await add();
    await expect(await canvas.findByText('1/10')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mua ngay' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A link fills the list (`/loto?numbers=86&method=C`). */
export const ALinkWithNumbers: Story = {
  args: { path: '/loto?numbers=86&numbers=79&method=C&stake=20000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2/10')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Cuối 86/ })).toHaveTextContent('20.000');
  },
};

export const AWonTicket: Story = {
  args: { path: '/loto/ticket-detail?id=LT-2611-16-00521.loto' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Chúc mừng, vé của bạn đã trúng')).toBeVisible();
    await expect(await canvas.findByText(/^Cuối 2 số$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Xem tiền thưởng' }));
    await expect(await canvas.findByText('Tổng tiền thưởng')).toBeVisible();
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Đài TP. Hồ Chí Minh');
    const tiles = canvas.getByRole('button', { name: /^Số: trống/ });
    tiles.focus();
    await userEvent.keyboard('8{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Lô Đầu chỉ hỗ trợ số dự thưởng có 2 hoặc 3 chữ số');
    await userEvent.keyboard('6{Enter}79{Enter}');
    await expect(await canvas.findByText('2/10')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Số: trống/ })).toHaveFocus();
  },
};
