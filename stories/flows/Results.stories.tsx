import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { noAnswer, page, refuse, stillLoading } from '../support/answers';
import { patient } from '../support/gamePage';
import { results } from '../support/resultFixtures';
import { factsOf } from '../support/facts';
import { ShopStory } from '../support/ShopStory';

const meta = {
  title: 'flows/Results',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/result?game=power' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the list to a draw, and what the player's own tickets made of it. */
export const FromListToDraw: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the list names draw, day and jackpot', async () => {
      await expect(await canvas.findByRole('link', { name: 'Kỳ #01271' })).toBeVisible();
      await expect(await canvas.findByText('Thứ Năm 19/11/2026')).toBeVisible();
      await expect(await canvas.findByText('Có 1 người trúng')).toBeVisible();
    });
    await step('and what it has brought the player', async () => {
      const draw = canvas.getByRole('link', { name: 'Kỳ #01271' }).closest('article, li');
      await waitFor(() => expect(draw).toHaveTextContent(/Bạn trúng 500\.000/));
    });
    await step('the draw shows what was matched', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Kỳ #01271' }));
      const mine = within(await canvas.findByRole('region', { name: 'Vé của bạn' }));
      await expect(mine.getAllByText(/, trúng$/)).toHaveLength(4);
      await expect(await mine.findByText(factsOf(/^Trùng 4 số · Giải Nhì · 500\.000/))).toBeVisible();
      await expect(mine.queryByText(/Trùng 2 số/)).toBeNull();
    });
    await step('and what the draw has paid', async () => {
      await expect(await canvas.findByRole('rowheader', { name: /Giải Nhì\s*, giải của bạn/ })).toBeVisible();
    });
  },
};

export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Kỳ #01269');
    await userEvent.click(canvas.getByRole('tab', { name: 'Mega 6/45' }));
    await expect(await canvas.findByText('Kỳ #01589')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã hết kết quả');
  },
};

export const KenoSaysWhatIsSimulated: Story = {
  args: { path: '/result?game=keno' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kết quả mô phỏng')).toBeVisible();
    await expect(await canvas.findByText('Chẵn 16')).toBeVisible();
    await expect(canvas.getByText('Lẻ 4')).toBeVisible();
    await expect(canvas.getByText('Lớn Nhỏ 10')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Thứ Bảy 21/11/2026' })).toBeVisible();
    await expect(canvas.getByText('12:13')).toBeVisible();
  },
};

/** Twenty numbers of three digits stand under the prize each was drawn for, in the list and on the draw's page. */
export const Max3DByPrize: Story = {
  args: { path: '/result?game=max3d' },
  play: async ({ canvas, userEvent, step }) => {
    const drawnFor = async (name: string) =>
      within(await canvas.findByRole('list', { name }, patient))
        .getAllByText(/^\d{3}$/)
        .map((number) => number.textContent);
    await step('the list', async () => {
      await expect(await drawnFor('Đặc biệt')).toEqual(['168', '039']);
      await expect(await drawnFor('Giải Nhất')).toEqual(['445', '902', '117', '360']);
      await expect(await drawnFor('Giải Ba')).toHaveLength(8);
    });
    await step("the draw's page", async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Kỳ #01011' }));
      await canvas.findByRole('heading', { level: 1, name: /Kỳ #01011/ });
      await expect(await drawnFor('Giải Nhì')).toEqual(['214', '887', '030', '551', '006', '729']);
    });
    await step("the player's tickets, and the prizes of both games on it", async () => {
      const mine = within(await canvas.findByRole('region', { name: 'Vé của bạn' }, patient));
      await expect(await mine.findByText(factsOf(/^Trùng 1 bộ số · Giải Năm · [\d.]+/))).toBeVisible();
      const plus = within(canvas.getByRole('table', { name: 'Giải thưởng Max3D+' }));
      await expect(await plus.findByRole('rowheader', { name: /Giải Năm\s*, giải của bạn/ })).toBeVisible();
      await expect(await canvas.findByRole('table', { name: 'Giải thưởng Max3D' })).toBeVisible();
    });
  },
};

export const Draw: Story = {
  args: { path: '/result/power/power%3A01271' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'POWER 6/55\u00A0· Kỳ #01271' })).toBeVisible();
  },
};

/** Who has no ticket of it is told what there is to do; the draws beside it are called by name. */
export const DrawForAGuest: Story = {
  ...Draw,
  args: { path: '/result/power/power%3A01270', isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bạn có vé kỳ này?', undefined, patient)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dò số với kỳ này' })).toHaveAttribute(
      'href',
      '/result/check?game=power&draw=power%3A01270',
    );
    const beside = within(await canvas.findByRole('navigation', { name: 'Kỳ quay khác' }));
    await expect(beside.getByRole('link', { name: 'Kỳ trước' })).toHaveAttribute('href', '/result/power/power%3A01269');
    await expect(beside.getByText('#01271 · 19/11')).toBeVisible();
  },
};

/** A draw of Keno has no prizes of its own: its page leads to the table of all levels. */
export const KenoDrawForAGuest: Story = {
  args: { path: '/result/keno/keno%3A0219844', isLoggedIn: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Kỳ #0219844$/ }, patient)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Giải thưởng và cách chơi' })).toHaveAttribute('href', '/guide/keno');
  },
};

/** Of a game with a hundred draws a day, those of one day. */
export const KenoByDay: Story = {
  args: {
    path: '/result?game=keno',
    answers: {
      'GET /client-game-results/get-keno-v2': (request) => {
        const day = new URL(request.url).searchParams.get('resultDate');
        return page(results.keno.filter(({ resultDate }) => day === null || resultDate === day));
      },
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('its official number stands beside the time', async () => {
      await expect(await canvas.findByRole('link', { name: 'Kỳ #0219845' }, patient)).toBeVisible();
    });
    await step('a day without draws leads back', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /20\/11/ }));
      await expect(await canvas.findByText('Ngày này chưa có kỳ nào quay.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Xem mọi ngày' }));
      await expect(await canvas.findByRole('link', { name: 'Kỳ #0219845' })).toBeVisible();
    });
  },
};

/** Sent on with its numbers: by the phone's own ways, else over the clipboard. */
export const DrawShared: Story = {
  ...Draw,
  play: async ({ canvas, userEvent }) => {
    const sent: ShareData[] = [];
    const copied: string[] = [];
    const words = 'POWER 6/55 · Kỳ #01271, Thứ Năm 19/11/2026, 18:00: 05 17 23 31 44 52 | 08';
    const set = (name: 'share' | 'clipboard', value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true });
    try {
      set('share', async (data: ShareData) => void sent.push(data));
      await userEvent.click(await canvas.findByRole('button', { name: 'Chia sẻ kết quả' }));
      await waitFor(() => expect(sent).toMatchObject([{ title: 'POWER 6/55 · Kỳ #01271', text: words }]));
      set('share', undefined);
      set('clipboard', { writeText: async (text: string) => void copied.push(text) });
      await userEvent.click(canvas.getByRole('button', { name: 'Chia sẻ kết quả' }));
      await waitFor(() => expect(copied).toEqual([`${words}\n${location.href}`]));
      await expect(await screen.findByRole('dialog', { name: 'Đã sao chép' })).toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'clipboard');
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NoSuchDraw: Story = {
  args: { path: '/result/power/unknown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy kỳ quay này')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: { 'GET /client-game-results/get-power-v2': stillLoading } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Đang tải kết quả' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** An answer other than 200 shows the error card; trying again brings the list. */
export const FailsThenComes: Story = {
  args: (() => {
    let tries = 0;
    return {
      path: '/result?game=power',
      answers: {
        'GET /client-game-results/get-power-v2': () => {
          tries += 1;
          return tries === 1 ? refuse(400, 'VALIDATION_ERROR', 'Không đọc được danh sách') : page(results.power);
        },
      },
    };
  })(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Chưa tải được kết quả');
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(await canvas.findByText('Kỳ #01271')).toBeVisible();
  },
};

/** No answer for the second page keeps the first one on the screen (decision A20). */
export const KeepsTheListOffline: Story = {
  args: {
    answers: {
      'GET /client-game-results/get-power-v2': (request) =>
        new URL(request.url).searchParams.get('cursor') === '0' ? page(results.power, 'next') : noAnswer(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible();
    await expect(await canvas.findByText('Kỳ #01271')).toBeVisible();
  },
};
