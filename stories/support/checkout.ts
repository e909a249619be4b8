import type { StoryObj } from '@storybook/react-vite';
import { answer } from './answers';
import { boughtNow, orders, paidAnswer } from './orderFixtures';
import type { ShopStory } from './ShopStory';

export const ORDER = 'POST /client-tickets/create-raw-ticket';
export const PAY = 'POST /client-transaction/add-transaction';

/** What 'Mua ngay' was pressed for, with a server that sells it. */
export const boughtNowArgs = {
  path: '/payment/checkout',
  stored: boughtNow,
  answers: { [ORDER]: answer(orders.pending), [PAY]: answer(paidAnswer(orders.pending)) },
};

/** The question for the age was answered before. */
export const confirmAge = () => localStorage.setItem('veloc.age-confirmed', 'true');

export type Playing = Parameters<NonNullable<StoryObj<typeof ShopStory>['play']>>[0];

export async function pay({ canvas, userEvent }: Pick<Playing, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Thanh toán 10\.000/ }));
}
