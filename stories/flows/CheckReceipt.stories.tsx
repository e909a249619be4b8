import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  changedReceipt,
  lonePolicy,
  otherPolicy,
  sealedReceipt,
  shopPolicy,
  unsealedReceipt,
  unwitnessedReceipt,
} from '../../storefront/testing/sealedReceipt';
import { answer, noAnswer, stillLoading, type Answer, type Answers } from '../support/answers';
import { patient } from '../support/gamePage';
import { withSaving, withSharing } from '../support/sharing';
import { ShopStory } from '../support/ShopStory';

const KEPT = 'veloc.shop-policy';
const sent = (body: string): Answer => ({ status: 200, body });
const policyOf = (answer: NonNullable<Answers['GET /public/policy']>): Answers => ({
  'GET /public/policy': answer,
  'GET /public/keys': { status: 200, body: [] },
});

const meta = {
  title: 'flows/Check receipt',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/verify', isLoggedIn: false, answers: policyOf(sent(shopPolicy)) },
  beforeEach: () => localStorage.removeItem(KEPT),
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** What the device has kept of the shop since the 1st of the month. */
const keep = (text: string) =>
  localStorage.setItem(KEPT, JSON.stringify({ text, since: Date.parse('2026-11-01T09:00:00+07:00') }));

const fileOf = (content: unknown, name = 've-318.veloc.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' });

async function choose({ canvas, userEvent }: Playing, file: File, label = 'Chọn tệp') {
  await userEvent.upload(await canvas.findByLabelText(label, undefined, patient), file);
}

/** The steps as they are heard, once all are checked. */
async function stepsOf({ canvas }: Pick<Playing, 'canvas'>) {
  const steps = () => within(canvas.getByRole('list', { name: 'Các phép kiểm' })).getAllByRole('listitem');
  await waitFor(() => expect(steps().length).toBeGreaterThan(1), patient);
  return steps().map((step) => step.querySelector('p')?.textContent);
}

/** A guest is told what the page is for, and by whose keys it checks. */
export const NothingYet: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/không gửi tệp đi đâu/, undefined, patient)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Chữ ký của cửa hàng/ }));
    await expect(await canvas.findByText(/lưu trên máy này từ ngày 21\/11\/2026/, undefined, patient)).toBeVisible();
  },
};

export const Right: Story = {
  play: async (playing) => {
    await choose(playing, fileOf(sealedReceipt));
    const { canvas } = playing;
    await expect(await stepsOf(playing)).toEqual([
      'Biên nhận còn nguyên dạng: đúng',
      'Cửa hàng đã ký nhận vé: đúng',
      'Vé có trong sổ bán: đúng',
      'Đúng cuốn sổ đã niêm phong: đúng',
      'Niêm phong nằm trong nhật ký chung: đúng',
      'Vé vào trước giờ đóng bán: đúng',
      'Nhân chứng độc lập cùng xác nhận: đúng',
    ]);
    await expect(canvas.getByRole('heading', { name: 'Vé này đúng' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Đã niêm phong 17:59:10' })).toBeVisible();
    await expect(canvas.getAllByText(/Số 318 trong 1\.204 vé/)[0]).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Các số của vé' })).toHaveTextContent(
      /05\D*09\D*14\D*20\D*31\D*44\D*45/,
    );
    await expect(canvas.getByText(/không nói gì về lồng quay/)).toBeVisible();
  },
};

/** Dropped and pasted anywhere on the page, it is checked just as well; the next one takes its place. */
export const DroppedAndPasted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (playing) => {
    const { canvas, userEvent, step } = playing;
    const source = await canvas.findByText(/không gửi tệp đi đâu/, undefined, patient);
    await step('a file that is dropped', async () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(fileOf(sealedReceipt));
      source.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      await expect(await canvas.findByRole('heading', { name: 'Vé này đúng' }, patient)).toBeVisible();
      await expect(canvas.getByText('ve-318.veloc.json')).toBeVisible();
    });
    await step('the text of another one that is pasted', async () => {
      await userEvent.paste(JSON.stringify(changedReceipt));
      await expect(await canvas.findByRole('heading', { name: 'Vé này không khớp' }, patient)).toBeVisible();
      await expect(canvas.getByText('Nội dung đã dán')).toBeVisible();
    });
    await step('and back to the beginning', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kiểm vé khác' }));
      await expect(await canvas.findByText(/không gửi tệp đi đâu/)).toBeVisible();
    });
  },
};

/** One number was changed: the first cross says where, and what rests on it accuses nobody. */
export const Wrong: Story = {
  play: async (playing) => {
    await choose(playing, fileOf(changedReceipt));
    await expect(await stepsOf(playing)).toEqual([
      'Biên nhận còn nguyên dạng: đúng',
      'Chữ ký nhận vé không khớp: sai',
      'Vé không có trong sổ bán: sai',
      'Chưa so được với niêm phong: chưa có',
      'Niêm phong nằm trong nhật ký chung: đúng',
      'Chưa so được với giờ đóng bán: chưa có',
      'Nhân chứng độc lập cùng xác nhận: đúng',
    ]);
    const { canvas, userEvent } = playing;
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Hãy giữ tệp này/);
    await expect(canvas.getByRole('img', { name: /^Không khớp/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Chi tiết kỹ thuật/ }));
    const found = await canvas.findByText(/book: The ticket is not in the book/);
    await expect(found.closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};

export const BeforeTheSeal: Story = {
  play: async (playing) => {
    await choose(playing, fileOf(unsealedReceipt));
    await expect(await playing.canvas.findByRole('img', { name: 'Đã nhận 09:14:22' }, patient)).toBeVisible();
    await expect(playing.canvas.getByText(/hãy tải lại biên nhận và kiểm thêm một lần/)).toBeVisible();
  },
};

export const WitnessesMissing: Story = {
  play: async (playing) => {
    await choose(playing, fileOf(unwitnessedReceipt));
    await expect(
      await playing.canvas.findByRole('heading', { name: 'Vé đúng, còn chờ nhân chứng' }, patient),
    ).toBeVisible();
    await expect(playing.canvas.getByRole('img', { name: 'Đã vào sổ' })).toBeVisible();
  },
};

/** A shop without witnesses is never ticked for them. */
export const ShopAlone: Story = {
  args: { answers: policyOf(sent(lonePolicy)) },
  play: async (playing) => {
    await choose(playing, fileOf(unwitnessedReceipt));
    await expect((await stepsOf(playing)).at(-1)).toBe('Chưa có nhân chứng độc lập: chưa có');
    await expect(playing.canvas.getByText(/Chỉ có chữ ký của cửa hàng/)).toBeVisible();
  },
};

/** Another shop's receipt is named by its shop, and checked by a file of that shop's keys. */
export const ForeignShop: Story = {
  args: { answers: policyOf(sent(otherPolicy)) },
  play: async (playing) => {
    const { canvas, userEvent, step } = playing;
    await choose(playing, fileOf(sealedReceipt));
    await expect(await canvas.findByText('Biên nhận của cửa hàng khác', undefined, patient)).toBeVisible();
    await expect(canvas.getByText(/ghi tên veloc\.example/)).toBeVisible();
    await step('keys of its own shop', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Chữ ký của cửa hàng/ }));
      await choose(playing, new File([shopPolicy], 'veloc.txt', { type: 'text/plain' }), 'Chọn tệp chữ ký');
      await expect(await canvas.findByRole('heading', { name: 'Vé này đúng' }, patient)).toBeVisible();
      await expect(canvas.getByText('Đang dùng tệp chữ ký của bạn: veloc.txt.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Dùng lại chữ ký của cửa hàng' }));
      await expect(await canvas.findByText('Biên nhận của cửa hàng khác', undefined, patient)).toBeVisible();
    });
  },
};

export const NoReceipt: Story = {
  play: async (playing) => {
    await choose(playing, fileOf('{"name":"an invoice"}', 'invoice.json'));
    await expect(await playing.canvas.findByText('Đây không phải là biên nhận', undefined, patient)).toBeVisible();
  },
};

export const TooLarge: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (playing) => {
    await choose(playing, fileOf('x'.repeat(200_001)));
    await expect(await playing.canvas.findByText('Tệp quá lớn', undefined, patient)).toBeVisible();
  },
};

/** Nothing can be checked by a shop that nobody has heard of yet: the page says how to go on. */
export const OfflineAtFirst: Story = {
  args: { answers: policyOf(noAnswer) },
  play: async (playing) => {
    const { canvas } = playing;
    await expect(await canvas.findByText(/Hãy nối mạng một lần/, undefined, patient)).toBeVisible();
    await choose(playing, fileOf(sealedReceipt));
    await expect(await canvas.findByText('ve-318.veloc.json')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Vé này đúng' })).toBeNull();
  },
};

/** By the keys of the last time it needs no network. */
export const OfflineLater: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { answers: policyOf(noAnswer) },
  beforeEach: () => keep(shopPolicy),
  play: async (playing) => {
    await choose(playing, fileOf(sealedReceipt));
    await expect(await playing.canvas.findByRole('heading', { name: 'Vé này đúng' }, patient)).toBeVisible();
    await expect(playing.canvas.queryByText(/Hãy nối mạng một lần/)).toBeNull();
  },
};

export const Checking: Story = {
  args: { answers: policyOf(stillLoading) },
  play: async (playing) => {
    await choose(playing, fileOf(sealedReceipt));
    await expect(await playing.canvas.findByText('Đang kiểm tra…', undefined, patient)).toBeVisible();
  },
};

/** Other keys than those of the first time are told of, and used only once somebody says so. */
export const KeysChanged: Story = {
  args: { answers: policyOf(sent(otherPolicy)) },
  beforeEach: () => keep(shopPolicy),
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await expect(await canvas.findByText('Cửa hàng vừa đổi chữ ký', undefined, patient)).toBeVisible();
    await expect(canvas.getByText(/đã lưu trên máy từ ngày 01\/11\/2026/)).toBeVisible();
    await choose(playing, fileOf(sealedReceipt));
    await expect(await canvas.findByRole('heading', { name: 'Vé này đúng' }, patient)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tin chữ ký mới' }));
    await expect(await canvas.findByText('Biên nhận của cửa hàng khác', undefined, patient)).toBeVisible();
    await expect(JSON.parse(localStorage.getItem(KEPT) ?? '{}')).toMatchObject({ text: otherPolicy });
  },
};

/** A ticket of one's own comes with its receipt, which is kept as a file and told to be a secret. */
export const OfOnesOwnTicket: Story = {
  args: {
    path: '/verify?ticket=t1',
    isLoggedIn: true,
    answers: { ...policyOf(sent(shopPolicy)), 'GET /client-tickets/receipt': answer(sealedReceipt) },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vé này đúng' }, patient)).toBeVisible();
    await expect(canvas.getByText(/ai có tệp sẽ đọc được bộ số/)).toBeVisible();
    await withSharing(async () => {
      await withSaving(async (saved) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Lưu biên nhận' }));
        await waitFor(() => expect(saved).toEqual(['ve-318.veloc.json']));
      });
    }, false);
  },
};
