import { by, row, type Part } from '../row';

const read = 'storefront/api/read.test.ts';
const notices = 'storefront/state/popups/popups.test.ts';
const tickets = 'backend/tickets/tickets.test.ts';
const outcomes = 'rules/texts/texts.test.ts';
const played = 'storefront/games/kenoOutcome/outcomes.test.ts';
const labels = [
  ['EVEN', 'Chẵn'],
  ['ODD', 'Lẻ'],
  ['UPPER', 'Lớn'],
  ['LOWER', 'Nhỏ'],
  ['DRAW_UPPER_LOWER', 'Hòa Lớn Nhỏ'],
  ['DRAW_ODD_EVEN', 'Hòa'],
  ['EVEN_1112', 'Chẵn 11-12'],
  ['ODD_1112', 'Lẻ 11-12'],
] as const;

export const gameEntities: Part = {
  title: 'Games, history and results',
  rows: [
    row(
      [
        'title',
        'expiredTime',
        'periodId',
        'lastPeriodId',
        'nextPeriodId',
        'gameId',
        'isCalculate',
        'jackpot1',
        'jackpot2',
        'countDown',
        'timeout',
        'heading',
        'href',
        'isCountDown',
      ],
      'An entry of the list of games; the whole shape is decoded, the values of Mega are compared',
      by('backend/draws/currentPeriods.test.ts', 'tells ten games with what is on sale, at the top level and in data'),
    ),
    row(
      [
        'nextPeriod',
        'id',
        'name',
        'gameId',
        'resultDate',
        'resultTime',
        'dialDate',
        'estJackpotPrize1',
        'estJackpotPrize2',
        'status',
      ],
      'The draw on sale',
      by('backend/draws/currentPeriods.test.ts', 'tells ten games with what is on sale, at the top level and in data'),
    ),
    row(
      ['title', 'nameStore', 'color'],
      'How a game is named and coloured',
      by('rules/messages.test.ts', '%s is %s at %s', 'names ten games'),
      by(
        'storefront/screens/home/games.test.tsx',
        'has the ten games, each under its name and in its color, and leads to the page of each',
      ),
    ),
    row(
      ['items', 'detail', 'ticket', 'result', 'reward'],
      'The history of a game',
      by(tickets, 'shows a purchase by its draws, and the result and prize once drawn'),
    ),
    row(
      ['listPeriod', 'ticketId', 'ticketStatus'],
      'A purchase holds its draws, a draw its tickets',
      by(tickets, 'shows a purchase by its draws, and the result and prize once drawn'),
    ),
    row(
      ['transactionPayReward', 'rewardCount', 'reward', 'rewards'],
      'What a purchase has won',
      by(tickets, 'shows a purchase by its draws, and the result and prize once drawn'),
    ),
    row(
      'LT',
      'Ids of Loto and of its rewards begin so, and no others',
      by(
        'backend/settlement/everyGame.test.ts',
        '%s: single tickets become an order, which is paid',
        '%s: the winner has the prize, with its reason',
      ),
      by('storefront/features/ticket/ticketLabels.test.ts', 'LT019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4'),
    ),
    row(
      ['message', 'contactPopup', 'success', 'loading', 'transactionStatus'],
      'What the shop says over its pages, and where that starts',
      by(
        notices,
        'starts with the fields of the specification',
        'shows one popup at a time, the login first',
        'turns the loading popup into a tick and takes it away',
        'closes everything but the page loader',
      ),
    ),
    row(
      ['resultDate', 'region', 'channelId', 'cursor', 'itemPerPage'],
      'What results may be asked by; the south without a region',
      by(
        'backend/results/importResults.test.ts',
        'show a region by day and company',
        'show real dates, numbers and printed prizes, newest first, page by page',
      ),
    ),
    row(
      ['message', 'status', 'data', 'code'],
      'An error',
      by(
        'storefront/api/transport.test.ts',
        'keeps the details and survives a body that is not JSON',
        '%j reads %s, %s',
      ),
    ),
    row('data.exists', 'The answer to a phone', by(read, 'reads data.exists, balances and data.data.content')),
    row('token', 'The answer to a refresh, wherever it stands', by(read, '%j')),
  ],
};

export const outcomeLabels: Part = {
  title: 'Outcomes of Keno’s side games',
  rows: labels.map(([id, label]) =>
    row([id, label], 'What the outcome is called', by(outcomes, label), by(played, label)),
  ),
};
