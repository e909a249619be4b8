import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { page } from '../support/answers';
import { patient } from '../support/gamePage';
import { ShopStory } from '../support/ShopStory';

const meta = {
  component: ShopStory,
  tags: ['!autodocs'],
  args: { path: '/keno' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShopStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who has bought this game before has the same tickets at one press, by the keyboard too; the rest stays in its place. */
export const BuysTheLastSetAgain: Story = {
  args: {
    answers: {
      'POST /client-tickets/client-get-tickets': page([
        {
          id: 'KN-2211-00117.keno',
          gameId: 'keno',
          createdAt: '2026-11-21T04:50:00.000Z',
          total: 20_000,
          listPeriod: [
            {
              periodId: 'keno:20261121:1204',
              name: 'Kỳ 12:04',
              resultDate: '21/11/2026',
              result: null,
              tickets: [
                [5, 12, 19, 23, 34, 41, 48, 56, 67, 77],
                [7, 22],
              ].map((listNumber, index) => ({
                ticketId: `KN-2211-00117-${index}`,
                ticketStatus: 2,
                code: 'A',
                ticket: {
                  code: 'A',
                  label: 'keno',
                  listNumber,
                  playMethod: `LEVEL_${listNumber.length}`,
                  betAmount: 10_000,
                  price: '10000',
                  isDone: true,
                },
                price: 10_000,
                prize: 0,
              })),
            },
          ],
        },
      ]),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const again = await canvas.findByRole('button', { name: /^Mua lại / }, patient);
    const foot = canvasElement.querySelector('footer');
    const words = canvas.getByText('Chọn ít nhất một vé.').getBoundingClientRect();
    await expect(again.scrollWidth).toBeLessThanOrEqual(again.clientWidth);
    await expect(foot?.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    await expect(words.height).toBeLessThan(20);
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('2 vé × 1 kỳ')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Vé A/ })).toHaveTextContent('A05121923');
    await expect(canvas.getByRole('button', { name: 'Mua ngay' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa tất cả' }));
    await expect(await canvas.findByRole('button', { name: /^Mua lại/ })).toBeVisible();
  },
};
