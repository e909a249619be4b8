import type { StoryContext } from '@storybook/react-vite';
import type { GameEntry, GameId } from '@veloc/rules';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, noAnswer, refuse, stillLoading, type Answers } from './answers';
import { entries } from './fixtures';

const PERIODS = 'GET /client/get-current-period';

/** The shop's answers with one game's entry changed. */
function withEntry(gameId: GameId, change: (entry: GameEntry) => GameEntry): Answers {
  const listPeriod = entries.map((entry) => (entry.gameId === gameId ? change(entry) : entry));
  return { [PERIODS]: answer({ listPeriod }) };
}

/** The draw on sale has closed, and no other is open yet. */
export const closedDraw = (gameId: GameId) =>
  withEntry(gameId, (entry) => ({ ...entry, nextPeriod: { ...entry.nextPeriod, status: 'closed' } }));

export const failing: Answers = { [PERIODS]: refuse(400, 'VALIDATION_ERROR', 'Không đọc được kỳ quay') };
export const offline: Answers = { [PERIODS]: noAnswer };
export const loading: Answers = { [PERIODS]: stillLoading };

/** A sheet, or a cart that syncs, comes in a chunk of its own; a busy machine takes its time over it. */
export const patient = { timeout: 15_000 };

/** The last line that comes on home, after its first paint: the newest draw of Keno. */
export const lastDraw = (canvas: StoryContext['canvas']) => canvas.findByText(/^Kết quả kỳ \d\d:\d\d$/, {}, patient);

/** Fills one ticket and waits until its row shows the numbers: the press is answered before they are drawn. */
export async function quickPick(canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent'], code: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Chọn nhanh vé ${code}` }, patient));
  const row = new RegExp(`^Vé ${code}`);
  await waitFor(() => expect(canvas.getByRole('button', { name: row })).not.toHaveTextContent('Chưa chọn số'));
}

/** The open sheet of this title, once it can be seen. */
export async function sheetOf(title: string | RegExp) {
  const sheet = await screen.findByRole('dialog', { name: title }, patient);
  await waitFor(() => expect(sheet).toBeVisible());
  return within(sheet);
}

export async function sheetIsGone() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
