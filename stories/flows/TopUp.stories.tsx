import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { noAnswer, refuse } from '../support/answers';
import { codeInPicture, codeOnPage } from '../support/codeInPicture';
import { lastDraw } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';
import { INIT, topUp, TOP_UP, topUpAnswers, topUpId, transferCode, WAITING } from '../support/topUpFixtures';

const waitingPath = `/account/recharge/checkout?order=${topUpId}`;

const meta = {
  title: 'flows/TopUp',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/recharge/checkout?amount=200000&bank=vcb', answers: topUpAnswers },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recharge: Story = {
  args: { path: '/account/recharge' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Hai trăm nghìn đồng')).toBeVisible();
    const amount = canvas.getByRole('textbox', { name: 'Số tiền muốn nạp' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '9999');
    await expect(await canvas.findByText('Số tiền nạp tối thiểu là 10.000 ₫')).toBeVisible();
  },
};

/** The bank one pays from is asked for in a sheet, and may be left out. */
export const RechargeFromABank: Story = {
  args: { path: '/account/recharge' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('button', { name: /^Ngân hàng của bạn · không bắt buộc/ });
    await userEvent.click(field);
    const sheet = await screen.findByRole('dialog', { name: 'Ngân hàng chuyển tiền' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(await within(sheet).findByRole('radio', { name: /Techcombank/ }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Chọn ngân hàng này' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Techcombank')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Transfer: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Mã VietQR chuyển 200\.000/ })).toBeVisible();
    await expect(await canvas.findByText('VL7K2M9XQ4TD')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Hết hạn sau 30:00');
  },
};

/** The code as a picture to keep, where the phone that shows it is the one to scan it: module for module the same. */
export const TransferSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    const shown = await canvas.findByRole<HTMLElement & SVGSVGElement>('img', { name: /^Mã VietQR/ });
    const names: string[] = [];
    const pictures: Blob[] = [];
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    try {
      URL.createObjectURL = (picture) => {
        pictures.push(picture as Blob);
        return createObjectURL(picture);
      };
      HTMLAnchorElement.prototype.click = function keep() {
        names.push(this.download);
      };
      await userEvent.click(canvas.getByRole('button', { name: 'Lưu mã' }));
      await waitFor(() => expect(names).toEqual(['ve-loc-vietqr-VL7K2M9XQ4TD.png']));
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    const [picture] = pictures;
    await expect(picture?.type).toBe('image/png');
    const expected = codeOnPage(shown);
    await expect(expected.length).toBeGreaterThan(20);
    await expect(await codeInPicture(picture ?? new Blob(), expected.length)).toEqual(expected);
  },
};

/** The bank told another amount: it is looked at by a person. */
export const TransferOfAnotherAmount: Story = {
  args: { answers: { ...topUpAnswers, [TOP_UP]: topUp('processing') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Số tiền nhận được khác 200\.000 ₫/)).toBeVisible();
  },
};

export const TransferArrived: Story = {
  args: { answers: { ...topUpAnswers, [TOP_UP]: topUp('success') } },
  play: async ({ canvas }) => {
    const told = await screen.findByRole('dialog', { name: 'Nạp tiền thành công!' });
    await waitFor(() => expect(told).toBeVisible());
    // Home lies behind it, whose last part comes by itself.
    await expect(await lastDraw(canvas)).toBeInTheDocument();
  },
};

export const TransferRefused: Story = {
  args: {
    path: '/account/recharge/checkout?amount=200000',
    answers: {
      ...topUpAnswers,
      [INIT]: refuse(409, 'NO_RECEIVING_ACCOUNT', 'Hiện chưa thể nạp tiền. Vui lòng thử lại sau.'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Hiện chưa thể nạp tiền');
  },
};

/** The code of a top-up that waits, from its receipt: the same memo, on whatever device. */
export const TransferAgain: Story = {
  args: {
    path: waitingPath,
    answers: { ...topUpAnswers, [INIT]: refuse(400, 'VALIDATION_ERROR', 'Không tạo mã mới') },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('VL7K2M9XQ4TD')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: /^Mã VietQR chuyển 200\.000/ })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Hết hạn sau 30:00');
  },
};

/** The time of the code is over: money that was sent still comes, and there is a way to a new code. */
export const TransferExpired: Story = {
  args: {
    path: waitingPath,
    answers: {
      ...topUpAnswers,
      [WAITING]: refuse(
        409,
        'TOP_UP_EXPIRED',
        'Mã này đã hết hạn. Nếu bạn đã chuyển, tiền vẫn vào ví khi ngân hàng báo về.',
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/tiền vẫn vào ví khi ngân hàng báo về/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^Nạp lại 200\.000/ }));
    await expect(await canvas.findByRole('timer')).toHaveTextContent('Hết hạn sau 30:00');
  },
};

/** Money has come meanwhile: the receipt tells of it. */
export const TransferOver: Story = {
  args: {
    path: waitingPath,
    answers: {
      ...topUpAnswers,
      [WAITING]: refuse(409, 'TOP_UP_NOT_WAITING', 'Lần nạp này không còn chờ chuyển khoản.'),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mã này không còn dùng nữa')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Xem giao dịch' })).toHaveAttribute(
      'href',
      `/account/payment-history/${topUpId}`,
    );
  },
};

/** Four tries of the client get no answer; the one after, which the player asks for, does. */
export const TransferAfterRetry: Story = {
  args: {
    path: waitingPath,
    answers: (() => {
      let tries = 0;
      return { ...topUpAnswers, [WAITING]: () => ((tries += 1) % 5 === 0 ? transferCode : noAnswer()) };
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Không kết nối được máy chủ/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(await canvas.findByText('VL7K2M9XQ4TD')).toBeVisible();
  },
};
