import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { page } from '../support/answers';
import { contentAnswers } from '../support/contentFixtures';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Check numbers',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/result/check?game=power', isLoggedIn: false, answers: contentAnswers },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const press = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, ...names: string[]) => {
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }, patient));
};

const found = async ({ canvas }: Pick<Play, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Kết quả dò' }, patient));

/** The board of the game, which says what is missing. */
export const Board: Story = {
  play: async (story) => {
    await press(story, '05', '17', '23', '31');
    await expect(await story.canvas.findByText('Còn thiếu 2 số')).toBeVisible();
    await story.step('too few are refused where they are chosen', async () => {
      await press(story, 'Dò số');
      await expect(within(story.canvas.getByRole('alert')).getByText('Còn thiếu 2 số')).toBeVisible();
    });
  },
};

/** Numbers chosen on the board are judged by the rules, draw by draw, the drawn ones among them in gold. */
export const CheckNumbers: Story = {
  play: async (story) => {
    const { canvas, step } = story;
    await press(story, '05', '17', '23', '31', '01', '02');
    await expect(await canvas.findByText('6 số · Vé thường')).toBeVisible();
    await press(story, 'Dò số');
    const list = await found(story);
    await step('what was won stands beside what was drawn', async () => {
      await expect((await list.findByText('Giải Nhì')).parentElement).toHaveTextContent(/^Giải Nhì\s*500\.000/);
      await expect(list.getByText(/^Trúng 500\.000/)).toBeVisible();
      await expect(list.getAllByText(/, trúng$/)).toHaveLength(4);
    });
    await step('of a draw without a prize no number is marked', async () => {
      await expect(list.getAllByText('Không trúng').length).toBeGreaterThan(0);
    });
    await step('and all of it in one sentence', async () => {
      await expect(canvas.getByText(/^Trúng ở 1 trong \d+ kỳ đã dò, từ/)).toBeVisible();
    });
    await step('other numbers begin with these', async () => {
      await press(story, 'Đổi số');
      await expect(await canvas.findByRole('button', { name: '31' })).toHaveAttribute('aria-pressed', 'true');
      await press(story, 'Dò số');
      await found(story);
    });
  },
};

/** For who would rather type: the field and the board have the same numbers. */
export const Typed: Story = {
  play: async (story) => {
    const { canvas, userEvent } = story;
    await press(story, '05', '17', 'Gõ số');
    const field = canvas.getByLabelText('Các số');
    await expect(field).toHaveValue('05 17');
    await userEvent.type(field, '{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.type(field, ' 23 31 01');
    await press(story, 'Bảng số');
    await expect(await canvas.findByText('Còn thiếu 1 số, hoặc dò như Bao 5')).toBeVisible();
  },
};

/** Nothing was won: how far was looked, and no word of how near the numbers came. */
export const NothingWon: Story = {
  play: async (story) => {
    await press(story, '01', '04', '06', '07', '10', '16', 'Dò số');
    const list = await found(story);
    await expect(await story.canvas.findByText(/^Không trúng kỳ nào trong \d+ kỳ đã dò/)).toBeVisible();
    await expect(list.queryByText(/, trúng$/)).toBeNull();
  },
};

/** From the page of a draw: that one alone, and a way to all of them. */
export const OneDraw: Story = {
  args: { path: '/result/check?game=power&draw=power:01271' },
  play: async (story) => {
    await expect(await story.canvas.findByText('Dò với Kỳ #01271', undefined, patient)).toBeVisible();
    await press(story, '01', '04', '06', '07', '10', '16', 'Dò số');
    await expect(await story.canvas.findByText('Bộ số này không trúng giải nào ở Kỳ #01271.')).toBeVisible();
    await expect((await found(story)).getAllByText('Không trúng')).toHaveLength(1);
    await expect(story.canvas.getByRole('link', { name: 'Dò mọi kỳ' })).toHaveAttribute(
      'href',
      '/result/check?game=power',
    );
  },
};

/** Up to ten of eighty. */
export const Keno: Story = {
  args: { path: '/result/check?game=keno' },
  play: async (story) => {
    await press(story, '03', '07', '11', '14');
    await expect(await story.canvas.findByText('4 số · Bậc 4')).toBeVisible();
    await press(story, 'Dò số');
    await expect((await found(story)).getAllByText(/, trúng$/)).toHaveLength(4);
  },
};

/** Five numbers, and one of a drum of its own. */
export const WithASpecial: Story = {
  args: { path: '/result/check?game=lotto535' },
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('group', { name: 'Chọn số' }, patient));
    for (const name of ['03', '09', '17', '24', '31']) await userEvent.click(main.getByRole('button', { name }));
    await expect(await canvas.findByText('Còn thiếu số đặc biệt')).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Số đặc biệt' })).getByRole('button', { name: '07' }),
    );
    await expect(await canvas.findByText('5 số · Vé thường')).toBeVisible();
  },
};

/** Digits by keys, held against each prize's own numbers. */
export const Digits: Story = {
  args: { path: '/result/check?game=max3d' },
  play: async (story) => {
    await press(story, '1', '6');
    await expect(await story.canvas.findByText('Còn thiếu 1 chữ số')).toBeVisible();
    await press(story, '8', 'Dò số');
    await expect((await found(story)).getAllByText('168, trúng')).toHaveLength(1);
  },
};

/** By keyboard alone, from the first digit to what was won. */
export const DigitsByKeyboard: Story = {
  args: { path: '/result/check?game=regional' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const tiles = within(await canvas.findByRole('group', { name: 'Các chữ số cuối' }, patient));
    tiles.getByRole('button').focus();
    await userEvent.keyboard('15');
    await expect(await canvas.findByText('2 chữ số cuối')).toBeVisible();
    canvas.getByRole('button', { name: 'Dò số' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Bộ số của bạn' })).toHaveFocus();
    await expect((await found({ canvas })).getAllByText(/^Loto · 18 lô 2 số/)).toHaveLength(3);
  },
};

export const CheckEndings: Story = {
  args: { path: '/result/check?game=regional' },
  play: async (story) => {
    await press(story, '1', '5', 'Dò số');
    const list = await found(story);
    const [first] = await list.findAllByText('Số Đề · 2 số cuối giải Đặc biệt');
    await expect(first?.parentElement).toHaveTextContent(/700\.000 ₫$/);
    await expect(list.getAllByText(/^Loto · 18 lô 2 số/)).toHaveLength(3);
    await expect(list.getByText('296215')).toBeVisible();
  },
};

export const WithoutDraws: Story = {
  args: {
    path: '/result/check?game=mega',
    answers: { ...contentAnswers, 'GET /client-game-results/get-mega-v2': page([]) },
  },
  play: async (story) => {
    await press(story, '01', '02', '03', '04', '05', '06', 'Dò số');
    await expect(await story.canvas.findByText('Chưa có kết quả để dò', undefined, patient)).toBeVisible();
  },
};
