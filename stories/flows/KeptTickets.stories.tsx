import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { forgetTickets, writeTickets, type KeptTickets, type Verdict } from '../../storefront/state/kept/databases';
import { noAnswer, page } from '../support/answers';
import { drawEntry, waitingEntries } from '../support/drawTicketFixtures';
import { user } from '../support/fixtures';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const LIST = 'GET /client-tickets/by-draw';
const DRAWN = [3, 12, 19, 27, 30, 31];
const lost = { prizes: [], amount: 0, hasJackpot: false };
const unknown: Verdict = { state: 'unknown' };
const drawn = (receivedAt: string, estimates: (typeof lost)[] | Extract<Verdict, { state: 'drawn' }>['estimates']) =>
  ({ state: 'drawn', receivedAt: Date.parse(receivedAt), numbers: DRAWN, special: [], estimates }) satisfies Verdict;

/** Two tickets of one draw of Mega, of which the first has five of six. */
function mega(day: string, verdict: Verdict, prize = 0): KeptTickets {
  const entry = drawEntry({
    order: `MG-${day}`,
    gameId: 'mega',
    at: `${day}T18:00:00+07:00`,
    tickets: [{ numbers: [3, 12, 19, 27, 30, 45], prize }, { numbers: [1, 2, 4, 5, 6, 7] }],
    result: prize > 0 ? DRAWN : null,
  });
  return { entry, verdict };
}
const five = [{ prizes: [{ name: 'Giải Nhất', lines: 1 }], amount: 10_000_000, hasJackpot: false }, lost];

const keep =
  (...kept: readonly KeptTickets[]) =>
  async () => {
    // Without a policy nothing is judged anew, and the verdicts stay those that were written.
    localStorage.removeItem('veloc.shop-policy');
    await writeTickets(user.id, kept);
    return forgetTickets;
  };

const meta = {
  title: 'flows/Kept tickets',
  component: ShopStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { path: '/account/tickets', answers: { [LIST]: noAnswer } },
  beforeEach: keep(),
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const listOf = async ({ canvas }: Playing) =>
  within(await canvas.findByRole('region', { name: 'Vé lưu trên máy' }, patient));

/** The draws in the list, as they follow each other. */
const drawsOf = ({ canvas }: Playing) =>
  canvas.getByRole('region', { name: 'Vé lưu trên máy' }).textContent.match(/(?<=Kỳ )\d\d\/\d\d/g);

/** What the device says of each draw, and since when it knows; the newest draw stands first. */
export const Verdicts: Story = {
  beforeEach: keep(
    mega('2026-11-18', drawn('2026-11-20T18:32:00+07:00', five)),
    mega('2026-11-13', drawn('2026-11-13T18:31:00+07:00', [lost, lost])),
    mega('2026-11-20', unknown),
    mega('2026-11-11', unknown, 10_000_000),
    { entry: waitingEntries[1] as KeptTickets['entry'], verdict: unknown },
  ),
  play: async (playing) => {
    const list = await listOf(playing);
    await expect(drawsOf(playing)).toEqual(['21/11', '20/11', '18/11', '13/11', '11/11']);
    await expect(list.getByText('Dự tính trúng 10.000.000 ₫ · Giải Nhất')).toBeVisible();
    await expect(list.getByText('Trúng 10.000.000 ₫')).toBeInTheDocument();
    await expect(list.getByText('Kết quả có chữ ký của cửa hàng, nhận lúc 18:32 ngày 20/11')).toBeInTheDocument();
    await expect(list.getAllByText('Chưa có kết quả kỳ này trên máy')).toHaveLength(2);
    await expect(playing.canvas.getByText(/Tiền thưởng chính thức do cửa hàng tính/)).toBeVisible();
  },
};

/** Nothing has come to the device since the purchase: no draw is said to be undrawn. */
export const NoResultsYet: Story = {
  beforeEach: keep(mega('2026-11-20', unknown)),
  play: async (playing) => {
    const list = await listOf(playing);
    await expect(list.getByText('Chưa có kết quả kỳ này trên máy')).toBeVisible();
    await expect(list.queryByText(/Dự tính/)).toBeNull();
  },
};

/** Results that came and are not believed are named, each by its reason. */
export const Refused: Story = {
  beforeEach: keep(
    mega('2026-11-20', { state: 'refused', why: 'wrong' }),
    mega('2026-11-18', { state: 'refused', why: 'rollback' }),
    mega('2026-11-15', { state: 'refused', why: 'altered' }),
  ),
  play: async (playing) => {
    const list = await listOf(playing);
    await expect(list.getByText('Chữ ký sai: không tin kết quả này')).toBeVisible();
    await expect(list.getByText(/cũ hơn kết quả đã có trên máy/)).toBeInTheDocument();
    await expect(list.getByText(/mà không có đính chính/)).toBeInTheDocument();
    await expect(list.queryByText(/Dự tính/)).toBeNull();
  },
};

/** Results that came long ago say when, so that nobody takes them for today's. */
export const Old: Story = {
  beforeEach: keep(mega('2026-10-02', drawn('2026-10-02T18:31:00+07:00', five)), mega('2026-11-20', unknown)),
  play: async (playing) => {
    const list = await listOf(playing);
    await expect(list.getByText('Kết quả có chữ ký của cửa hàng, nhận lúc 18:31 ngày 02/10')).toBeVisible();
  },
};

/** What is looked for by its outcome, and by game, is among what is kept; the shop is asked again by the keyboard alone. */
export const ByKeyboard: Story = {
  args: {
    answers: {
      [LIST]: () => (isBack ? page(waitingEntries) : noAnswer()),
    },
  },
  beforeEach: [
    () => {
      isBack = false;
    },
    keep(mega('2026-11-20', unknown), mega('2026-11-18', drawn('2026-11-20T18:32:00+07:00', five))),
  ],
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await listOf(playing);
    await expect(drawsOf(playing)).toEqual(['20/11', '18/11']);
    canvas.getByRole('tab', { name: /^Đã trúng/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drawsOf(playing)).toEqual(['18/11']), patient);
    await expect((await listOf(playing)).getByText(/Giải Nhất/)).toBeVisible();
    isBack = true;
    canvas.getByRole('button', { name: 'Thử lại' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Vé lưu trên máy' })).toBeNull(), patient);
  },
};
let isBack = false;
