import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { rulesOf, type PastDraw } from '@veloc/rules';
import { answer, noAnswer, stillLoading, type Answer } from '../support/answers';
import { contentAnswers } from '../support/contentFixtures';
import { patient, quickPick } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

/** Five years of Mega by a drum that always turns the same way; no number of it is real. */
function madeDraws(count: number): PastDraw[] {
  let state = 20_260_821;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const first = Date.UTC(2021, 0, 1);
  return Array.from({ length: count }, (_, index) => {
    const [year, month, day] = new Date(first + index * 2 * 86_400_000).toISOString().slice(0, 10).split('-');
    const { numbers } = rulesOf('mega').simulate(random);
    const drawNo = String(index + 1).padStart(5, '0');
    return { drawNo, date: `${day}/${month}/${year}`, numbers, special: null, tiers: null };
  });
}

const pastDraws = (given: Answer | (() => Promise<Answer>)) => ({
  ...contentAnswers,
  'GET /client-game-results/past-draws': given,
});

const meta = {
  title: 'flows/BackTest',
  component: ShopStory,
  tags: ['!autodocs'],
  args: { path: '/guide/mega', answers: pastDraws(answer(madeDraws(900))) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const ASKED = 'Nếu đã mua vé này mọi kỳ?';

async function ask({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Xem cơ hội bằng hình' }, patient));
  const sheet = await screen.findByRole('dialog', { name: 'Cơ hội trúng' }, patient);
  await waitFor(() => expect(sheet).toBeVisible());
  const button = await within(sheet).findByRole('button', { name: ASKED }, patient);
  button.focus();
  await userEvent.keyboard('{Enter}');
  const part = await within(sheet).findByRole('group', { name: 'Nếu đã mua vé này mọi kỳ' });
  part.scrollIntoView({ block: 'end' });
  return within(part);
}

/** What the ticket of the guide would have cost and paid: a promise of nothing, and no number is "due". */
export const EveryDraw: Story = {
  play: async ({ canvas, userEvent }) => {
    const part = await ask({ canvas, userEvent });
    await expect(await part.findByText(/^900 kỳ, từ 01\/01\/2021 đến/)).toBeVisible();
    await expect(part.getByText('Đã tốn').parentElement).toHaveTextContent(/9\.000\.000/);
    await expect(part.getByText('Lỗ')).toBeInTheDocument();
    await expect(part.getByText(/Kỳ sau vẫn là 1\/8\.145\.060/)).toBeInTheDocument();
    await expect(part.getByRole('img', { name: 'Số tiền lãi lỗ sau từng kỳ' })).toBeInTheDocument();
    part.getByText(/Kỳ sau vẫn là/).scrollIntoView({ block: 'end' });
  },
};

export const Loading: Story = {
  args: { answers: pastDraws(stillLoading) },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(screen.getByRole('group', { name: 'Nếu đã mua vé này mọi kỳ' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Offline: Story = {
  args: { answers: pastDraws(noAnswer) },
  play: async ({ canvas, userEvent }) => {
    const part = await ask({ canvas, userEvent });
    await expect(await part.findByRole('alert')).toHaveTextContent('Chưa tải được các kỳ đã quay');
    const again = part.getByRole('button', { name: 'Thử lại' });
    again.scrollIntoView({ block: 'end' });
    await userEvent.click(again);
    await expect(await part.findByRole('alert')).toBeInTheDocument();
  },
};

export const BeforeTheFirstDraw: Story = {
  args: { answers: pastDraws(answer([])) },
  play: async ({ canvas, userEvent }) => {
    const part = await ask({ canvas, userEvent });
    await expect(await part.findByText('Chưa có kỳ quay nào để so')).toBeInTheDocument();
  },
};

/** A bao beside as many single tickets for its money: the same on average, seldomer and more at once. */
export const BaoBesideSingles: Story = {
  args: { path: '/mega' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cách chơi/ }));
    const methods = await screen.findByRole('dialog', { name: 'Cách chơi' });
    await userEvent.click(within(methods).getByRole('radio', { name: /Bao 7/ }));
    await userEvent.click(within(methods).getByRole('button', { name: 'Chơi Bao 7' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await quickPick(canvas, userEvent, 'A');
    await userEvent.click(await canvas.findByRole('button', { name: /xác suất giải cao nhất/ }, patient));
    const sheet = within(await screen.findByRole('dialog', { name: 'Cơ hội trúng' }));
    const heading = await sheet.findByRole('heading', { name: /^Cùng 70\.000/ });
    await expect(sheet.getAllByText('1/1.163.580').length).toBeGreaterThanOrEqual(2);
    heading.scrollIntoView({ block: 'start' });
  },
};
