import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { answer, noAnswer, stillLoading } from '../support/answers';
import { contentAnswers } from '../support/contentFixtures';
import { patient } from '../support/gamePage';
import { withSharing } from '../support/sharing';
import { ShopStory } from '../support/ShopStory';

const STATISTICS = 'GET /client-game-results/statistics';

const meta = {
  title: 'flows/Result tools',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/result/statistics?game=power', isLoggedIn: false, answers: contentAnswers },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counts to look at, under the line that they tell nothing of the next draw. */
export const Statistics: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/kết quả cũ không dự báo được kỳ sau/, undefined, patient)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: '01: 5 lần, gần nhất 19/11/2026' }, patient)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: '13: chưa về' })).toBeInTheDocument();
    await expect(
      await canvas.findByText(/^Trong 100 kỳ gần nhất, số .* về nhiều nhất \(15 lần\); số\s13 chưa về lần nào\.$/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Kỳ sau không nhớ các kỳ trước/)).toBeVisible();
    await expect(await canvas.findByText('Jackpot 1 qua 12 kỳ', { selector: 'h2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '30 kỳ' }));
    await userEvent.click(canvas.getByRole('radio', { name: '100 kỳ' }));
    await expect(canvas.getByRole('radio', { name: '100 kỳ' })).toBeChecked();
    // Of 100 draws no 300 can be counted.
    await expect(canvas.queryByRole('radio', { name: '300 kỳ' })).toBeNull();
  },
};

export const StatisticsOfDigits: Story = {
  args: { path: '/result/statistics?game=max3d' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bộ số về nhiều nhất', { selector: 'figcaption' }, patient)).toBeVisible();
    // Those that came less are not counted, so that nothing is said of the least.
    await expect(canvas.getByText(/về nhiều nhất \(7 lần\)\.$/)).toBeVisible();
    await expect(canvas.queryByText(/về ít nhất/)).toBeNull();
  },
};

export const StatisticsLoading: Story = {
  args: { answers: { [STATISTICS]: stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Đang tải thống kê', undefined, patient)).toBeVisible();
  },
};

export const StatisticsEmpty: Story = {
  args: { answers: { [STATISTICS]: answer({ numbers: [], jackpots: [], draws: 0 }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chưa có kết quả để đếm', undefined, patient)).toBeVisible();
  },
};

export const StatisticsOffline: Story = {
  args: { answers: { [STATISTICS]: noAnswer } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, patient)).toHaveTextContent('Chưa tải được thống kê');
  },
};

/** By region, by day, by lottery company. */
export const RegionalDraws: Story = {
  args: { path: '/result?game=regional' },
  play: async ({ canvas, userEvent, step }) => {
    await step('every company of the south', async () => {
      await expect(await canvas.findByRole('region', { name: /^Xổ số miền Nam/ }, patient)).toHaveTextContent(
        /Vĩnh Long.*Trà Vinh/,
      );
    });
    await step('one of them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tìm đài, số' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Tìm kết quả' }));
      await userEvent.click(sheet.getByRole('radio', { name: 'Bình Dương' }));
      await userEvent.click(sheet.getByRole('button', { name: 'Xem kết quả' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByText('Đài Bình Dương')).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'Bình Dương' }, patient)).toBeVisible();
      await expect(canvas.queryByText('Vĩnh Long', { selector: 'th' })).toBeNull();
    });
    await step('its last two digits, by the first and by the last', async () => {
      await userEvent.click(canvas.getByText('Bảng hai số cuối'));
      await expect(await canvas.findByRole('table', { name: /^Hai số cuối, Bình Dương/ })).toBeVisible();
    });
    await step('a region without draws says so', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Bắc' }));
      await expect(await canvas.findByText('Chưa có kết quả', undefined, patient)).toBeVisible();
    });
  },
};

/** The companies of a day side by side, as they are printed. */
export const RegionalDay: Story = {
  args: { path: '/result?game=regional&date=20/11/2026' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^Xổ số miền Nam/ }, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ngày quay: Thứ 6 20/11' })).toBeVisible();
    // One row of choices, and the numbers begin below it.
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

/** Two digits are looked for in all prizes of the days in view; one alone finds nothing yet. */
export const RegionalEnding: Story = {
  args: { path: '/result?game=regional&date=20/11/2026' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const table = await canvas.findByRole('region', { name: /^Xổ số miền Nam/ }, patient);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tìm đài, số' }, patient));
    const sheet = within(await screen.findByRole('dialog', { name: 'Tìm kết quả' }));
    const field = sheet.getByRole('searchbox', { name: 'Tìm số' });
    await userEvent.type(field, '1x');
    await expect(field).toHaveValue('1');
    await expect(canvasElement.querySelector('mark')).toBeNull();
    await step('every company has two prizes of it, and one its special one too', async () => {
      await userEvent.type(field, '5');
      await expect(
        await sheet.findByText('Thấy 7 số tận cùng là 15 trong các kỳ đang xem', undefined, patient),
      ).toBeVisible();
      await expect([...table.querySelectorAll('mark')].map(({ textContent }) => textContent.slice(-2))).toEqual(
        Array.from({ length: 7 }, () => '15'),
      );
    });
    await step('and the cross takes the marks away', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Xóa nội dung tìm' }));
      await waitFor(() => expect(canvasElement.querySelector('mark')).toBeNull());
    });
  },
};

/** A list that is filtered says so above it, and one press shows all of it again. */
export const FilterIsToldAndTakenBack: Story = {
  args: { path: '/result?game=regional&date=20/11/2026&ending=15' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('mark')).not.toBeNull(), patient);
    await expect(canvas.getByText('Thấy 7 số tận cùng là 15 trong các kỳ đang xem')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ lọc' }));
    await waitFor(() => expect(canvasElement.querySelector('mark')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Bỏ lọc' })).toBeNull();
  },
};

/** The day, a company and a number by keyboard alone; the focus comes back to the button of the sheet. */
export const RegionalByKeyboard: Story = {
  args: { path: '/result?game=regional' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: /^Xổ số miền Nam/ }, patient);
    const day = canvas.getByRole('button', { name: 'Ngày quay: Mọi ngày' });
    day.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Tìm kết quả' }));
    sheet.getByRole('radio', { name: 'Mọi ngày' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(sheet.getByRole('radio', { name: /20\/11/ })).toBeChecked();
    await userEvent.tab();
    await expect(sheet.getByRole('button', { name: 'Chọn ngày khác' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Ngày quay: Thứ 6 20/11' })).toHaveFocus();
  },
};

/** The day goes on in words, with the address of that day alone. */
export const RegionalDayShared: Story = {
  args: { path: '/result?game=regional' },
  play: async ({ canvas, userEvent }) => {
    await withSharing(async (shared) => {
      const [button] = await canvas.findAllByRole('button', { name: 'Chia sẻ' }, patient);
      if (button) await userEvent.click(button);
      await waitFor(() => expect(shared).toHaveLength(1));
      await expect(shared[0]?.text).toMatch(/^Xổ số miền Nam, Thứ Sáu 20\/11\/2026\n\nVĩnh Long\nG\.8: 15\n/);
      await expect(shared[0]?.url).toMatch(/\/result\?game=regional&region=MN&date=20%2F11%2F2026$/);
    });
  },
};

/** What goes on paper is the day, and nothing of the page. */
export const RegionalDayPrinted: Story = {
  args: { path: '/result?game=regional&date=20/11/2026' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'In kết quả' }, patient));
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      const sheet = document.querySelector<HTMLElement>('body > [data-contrast="high"]');
      await expect(sheet).toHaveTextContent(/^Xổ số miền Nam, Thứ Sáu 20\/11\/2026.*Vĩnh Long.*Bảng hai số cuối/);
      await expect(sheet?.querySelector('button')).toBeNull();
    } finally {
      print.mockRestore();
      window.dispatchEvent(new Event('afterprint'));
    }
  },
};

export const RegionalDayWithoutDraw: Story = {
  args: { path: '/result?game=regional&date=19/11/2026' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ngày này chưa quay/, undefined, patient)).toBeVisible();
  },
};

/** What finds nothing leads back: to every day, then to the region that has draws. */
export const NothingFoundLeadsOn: Story = {
  args: { path: '/result?game=regional&region=MB&date=19/11/2026' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem mọi ngày' }, patient));
    await expect(canvas.getByRole('button', { name: 'Ngày quay: Mọi ngày' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem miền Nam' }, patient));
    await expect(await canvas.findByRole('region', { name: /^Xổ số miền Nam/ }, patient)).toBeVisible();
  },
};

export const RegionalOffline: Story = {
  args: {
    path: '/result?game=regional',
    answers: { ...contentAnswers, 'GET /client-classic-result/get-list': noAnswer },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, patient)).toHaveTextContent('Chưa tải được kết quả');
  },
};
