import { by, row, type Part } from '../row';
import { closed, readInTable } from './contract';

const everyGame = 'backend/settlement/everyGame.test.ts';

const results = 'backend/results/importResults.test.ts';

const stock = 'backend/stock/stock.test.ts';

const end = [
  ...by('storefront/api/read.test.ts', 'an empty one'),
  ...by('storefront/data/useList.test.tsx', 'adds what a 200 brings, until an empty page ends it'),
];

const onSale = by(stock, 'names days and channels that have tickets left, and what is left of each number');

const bothWays = by(
  everyGame,
  '%s: the winner has the prize, with its reason',
  '%s: the loser has nothing, and is told so',
);

const pages = by(results, 'show real dates, numbers and printed prizes, newest first, page by page');

const listOf = (game: string) =>
  row(
    `GET /client-game-results/get-${game}-v2`,
    'By cursor, ten a page, newest first',
    readInTable,
    pages,
    // The pages are those of Power.
    game === 'power' ? [] : by(results, `get-${game}-v2`),
  );

export const resultCalls: Part = {
  title: 'Results',
  rows: [...['keno', 'power', 'mega', 'max3d', 'max3dpro'].map(listOf), row([], 'An empty page ends the list', end)],
};

export const regionalCalls: Part = {
  title: 'Classic and Loto',
  rows: [
    row('GET /client-classic-storage/get-list-day', 'Days on sale', readInTable, closed, onSale),
    row('GET /client-classic-storage/get-list-channel-by-day', 'Channels of a day', readInTable, closed, onSale),
    row('GET /client-classic-storage/get-list', 'Tickets of a channel and day', readInTable, closed, onSale),
    row('GET /client-classic-tickets/client-get-tickets', 'What was bought of Classic', readInTable, closed, bothWays),
    row('GET /client-classic-tickets/client-get-ticket-by-id', 'One Classic ticket', readInTable, closed, bothWays),
    row(
      'GET /client-classic-result/get-list',
      'Results of a region',
      readInTable,
      by(results, 'show a region by day and company'),
    ),
    row('GET /client-loto-carts/get-list', 'What was bought of Loto', readInTable, closed, bothWays),
    row('GET /client-loto-carts/get-by-id', 'One Loto ticket', readInTable, closed, bothWays),
  ],
};
