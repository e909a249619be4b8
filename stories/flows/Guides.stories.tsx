import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading } from '../support/answers';
import { brokenFigures } from '../support/brokenFigures';
import { contentAnswers, guides } from '../support/contentFixtures';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Guides',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/guide', isLoggedIn: false, answers: contentAnswers },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the list to a game: the operator's words above the tables of the rules. */
export const FromListToGame: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the newcomers come first, then the games', async () => {
      await expect(await canvas.findByRole('link', { name: 'Xem trong 2 phút' }, patient)).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Câu hỏi thường gặp' })).toBeVisible();
    });
    await step('a guide is written in its own elements', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'MEGA 6/45' }));
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Cách chơi' }, patient)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'giỏ hàng' })).toHaveAttribute('href', '/cart');
    });
    await step('its prizes, chances and prices come from the rules', async () => {
      const prizes = within(await canvas.findByRole('table', { name: 'Giải thưởng và cơ hội' }, patient));
      await expect(await prizes.findByRole('cell', { name: '1/8.145.060' })).toBeVisible();
      const prices = within(canvas.getByRole('table', { name: 'Giá vé' }));
      await expect(await prices.findByRole('cell', { name: /^185\.640\.000/ })).toBeVisible();
    });
  },
};

/** The chance of a first prize as one dot in a field, with the years it takes and the odds of the others. */
export const OddsAsAPicture: Story = {
  args: { path: '/guide/mega' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem cơ hội bằng hình' }, patient));
    const sheet = await screen.findByRole('dialog', { name: 'Cơ hội trúng' }, patient);
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(await within(sheet).findByText('8.145.060')).toBeVisible();
    await expect(await within(sheet).findByRole('img', { name: /khoảng 905 khả năng/ })).toBeVisible();
    await expect(await within(sheet).findByText('52.000 năm')).toBeVisible();
    await expect(await within(sheet).findByText('1/34.808')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Ten levels, one table at a time. */
export const KenoByLevel: Story = {
  args: { path: '/guide/keno' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bậc 10' }, patient));
    const table = within(canvas.getByRole('table', { name: 'Giải thưởng và cơ hội: Bậc 10' }));
    await expect(table.getByRole('row', { name: /^10 số/ })).toHaveTextContent('2.000.000.000');
    await step('the narrowest phone breaks no figure', async () => {
      canvasElement.style.width = '320px';
      await expect(brokenFigures(canvasElement)).toEqual([]);
      canvasElement.style.width = '';
    });
  },
};

/** What each count of hits pays at each level, in one table. */
export const KenoAllLevels: Story = {
  args: { path: '/guide/keno' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Giải thưởng và cơ hội: Mọi bậc' }, patient));
    await expect(table.getAllByRole('rowheader', { name: /^\d+ số$/ })).toHaveLength(39);
    await expect(table.getByText('Bậc 10')).toBeVisible();
  },
};

export const KeyboardAlone: Story = {
  args: { path: '/guide/keno' },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('radio', { name: 'Bậc 1' }, patient);
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Bậc 2' })).toBeChecked();
    await expect(await canvas.findByRole('table', { name: 'Giải thưởng và cơ hội: Bậc 2' })).toBeVisible();
  },
};

/** Whatever the server sends, nothing but words and good links come of it. */
export const HostileText: Story = {
  args: {
    path: '/guide/faq',
    answers: {
      'GET /public/guides/faq': answer({
        ...guides[0],
        id: 'faq',
        gameId: null,
        title: 'Câu hỏi <b>thường gặp</b>',
        body: '<p onclick="alert(1)">Hỏi<img src=x onerror="alert(1)"></p><p><a href="javascript:alert(1)">xấu</a> <a href="https://example.com">tốt</a></p><script>alert(1)</script>',
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hỏi', undefined, patient)).not.toHaveAttribute('onclick');
    await expect(canvas.queryByRole('img', { name: '' })).toBeNull();
    await expect(canvas.getByText('xấu')).not.toHaveAttribute('href');
    await expect(canvas.getByRole('link', { name: 'tốt' })).toHaveAttribute('href', 'https://example.com');
  },
};

export const LongPlainText: Story = {
  args: {
    path: '/guide/faq',
    answers: {
      'GET /public/guides/faq': answer({
        ...guides[0],
        id: 'faq',
        gameId: null,
        title: 'Một tiêu đề dài hơn bề ngang của chiếc điện thoại nhỏ nhất',
        body: Array.from({ length: 12 }, (_, index) => `Đoạn ${index + 1}. ${'Xổ số là may rủi. '.repeat(8)}`).join(
          '\n\n',
        ),
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Đoạn 12/, undefined, patient)).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /public/guides': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải hướng dẫn' }, patient)).toBeVisible();
  },
};

export const GuideLoading: Story = {
  args: { path: '/guide/mega', answers: { 'GET /public/guides/mega': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Đang tải hướng dẫn', undefined, patient)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answers: { 'GET /public/guides': answer([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có hướng dẫn', undefined, patient)).toBeVisible();
  },
};

export const NoSuchGuide: Story = {
  args: { path: '/guide/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không có hướng dẫn này', undefined, patient)).toBeVisible();
  },
};

export const Fails: Story = {
  args: { answers: { 'GET /public/guides': refuse(400, 'VALIDATION_ERROR', 'Không đọc được') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, patient)).toHaveTextContent('Chưa tải được hướng dẫn');
  },
};

export const Offline: Story = {
  args: { answers: { 'GET /public/guides': noAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, patient)).toHaveTextContent('Không kết nối được');
  },
};
