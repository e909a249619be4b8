import { by, row, story, type Part } from '../row';
import { closed, inTable, readInTable } from './contract';

const sessions = 'backend/routes/sessions.test.ts';
const byDraw = 'backend/tickets/byDraw.test.ts';
const notifications = 'backend/routes/notifications.test.ts';
const numberSets = 'backend/numberSets/numberSets.test.ts';
const printing = 'backend/routes/printQueue.test.ts';
const limits = 'backend/saferPlay/saferPlay.test.ts';
const withdrawals = 'backend/withdrawals/withdrawals.test.ts';
const outcome = 'backend/withdrawals/outcome.test.ts';
const topUps = 'backend/topup/topup.test.ts';
const books = 'backend/books/books.test.ts';
const stock = 'backend/stock/stock.test.ts';

export const callsBeyond: Part = {
  title: 'Calls beyond the specification',
  rows: [
    row(
      'POST /auth/logout',
      'Ends this session',
      inTable,
      by(sessions, 'logout ends this session at once and no other'),
    ),
    row(
      ['GET /auth/sessions', 'DELETE /auth/sessions', 'DELETE /auth/sessions/{id}'],
      'Devices, and how to end them',
      readInTable,
      closed,
      by(sessions, 'lists and ends devices, never those of somebody else'),
    ),
    row(
      [
        'GET /public/policy',
        'GET /public/book/{period}/checkpoint',
        'GET /public/book/{period}/tile/{level}/{index}',
        'GET /public/seals/checkpoint',
        'GET /public/seals/tile/{level}/{index}',
      ],
      'The sealed books of the draws, for everybody',
      by(books, 'show a book once it is sealed, and let it be kept for ever'),
    ),
    row(
      'GET /public/keys',
      'How the shop has changed its key',
      by(
        'backend/books/keyChanges.test.ts',
        'a new key is signed by the one before, once, and receipts of both times are believed',
      ),
      by(
        'tests/books/command.test.ts',
        'follows a kept policy to the key that the one before has signed, and to no other',
      ),
    ),
    row(
      'GET /public/book/{period}/winners.jsonl',
      'Who has won, by place and without names',
      by(books, 'show a book once it is sealed, and let it be kept for ever'),
      by('tests/books/attacks.test.ts', 'a shop that does what it should passes every check'),
    ),
    row(
      'GET /public/results/{feed}/pack',
      'The newest results of a feed, signed together',
      by(
        'backend/results/resultPacks.test.ts',
        'of a feed is what was drawn, opened by the keys of the shop’s policy',
        'tells a correction so that a device takes it, and not what stood there before again',
      ),
      by(
        'tests/journeys/offline-tickets.spec.ts',
        'a phone checks its tickets by signed results without a network, and keeps none of a player who has left',
      ),
    ),
    row(
      'GET /client-tickets/receipt',
      'The proof of a ticket, for its owner',
      inTable,
      closed,
      by(books, 'is sealed before its draw by the jobs, and by an import that comes before them'),
    ),
    row(
      'POST /public/receipt',
      'The proof of a ticket, for who holds its printed slip',
      inTable,
      by(books, 'is told to who holds the salt of its place, as a printed slip has it, and to no other'),
    ),
    row(
      ['GET /client-limits', 'PUT /client-limits'],
      'Limits on spending',
      inTable,
      closed,
      by(
        limits,
        'count a lowering for the very next request, for orders that are open already too',
        'count a raise after 24 hours, and no limit as a raise',
      ),
      by(
        'backend/saferPlay/budget.test.ts',
        'hold what was paid in them, by the midnights of Vietnam',
        'is told by the purchase that reaches them, once a month',
      ),
    ),
    row(
      'POST /client-limits/break',
      'A break',
      inTable,
      closed,
      by(
        limits,
        'cannot be shortened: a shorter one changes nothing, a longer one counts',
        'needs the PIN or a code, since a stolen token could bar the player for months',
      ),
    ),
    row(
      ['GET /client-notifications', 'POST /client-notifications/read'],
      'What the shop has told',
      inTable,
      closed,
      by(notifications, 'goes on page by page, and reads one or all of one player', 'is for its owner alone'),
    ),
    row(
      ['GET /client-notifications/settings', 'PUT /client-notifications/settings'],
      'How often a player is told of draws',
      inTable,
      closed,
      by(notifications, 'tells of each draw, of all of a day together, or of those that paid, as the player wants'),
    ),
    row(
      ['GET /client-notifications/push', 'PUT /client-notifications/push', 'DELETE /client-notifications/push'],
      'Whether a device is told of draws by Web Push',
      inTable,
      closed,
      by(
        'backend/push/push.test.ts',
        'tells the devices that asked for it of a draw of their own tickets, once and without a word about them',
        'is turned on and off a session at a time, and an endpoint belongs to the last one that brought it',
        'rings nobody at night: what is drawn then is told in the morning',
        'tells nothing in a break, nor after a logout on the device, from another one or by the operator',
      ),
      by(
        'tests/journeys/push.spec.ts',
        'a draw of own tickets rings once on the device that wants it, and no more after the logout',
      ),
      story('flows/Push', 'OnAndOff', 'Refused', 'OnAnIPhone'),
    ),
    row(
      'GET /client-tickets/by-draw',
      'The tickets of all games by draw time',
      inTable,
      closed,
      by(
        byDraw,
        'lists what waits by its next draw, with how many follow, unpaid orders among it',
        'turns pages by draw time without losing or repeating one, in every group',
        'takes a deleted one out, and shows nobody another’s',
      ),
      by(
        'backend/tickets/drawnDay.test.ts',
        'sums up the whole newest day beside its first entry, of all games, however short the page is',
        'counts neither what was refunded, nor what was deleted, nor what another player has',
      ),
    ),
    row(
      'GET /client-tickets/counts',
      'How many tickets of each game wait, and have just won',
      readInTable,
      closed,
      by(byDraw, 'moves a purchase draw by draw from what waits to what is over'),
    ),
    row(
      'POST /client-tickets/cancel-order',
      'Takes an unpaid order back',
      inTable,
      closed,
      by('backend/payment/payment.test.ts', 'can be cancelled until they are paid'),
    ),
    row(
      'GET /internalpaygateway/orders/{id}',
      'The code of a top-up that waits, again',
      readInTable,
      closed,
      by(
        topUps,
        'is told again as it was, until its time is over',
        'is told no more once money has come, the right amount or not, or none will',
        'is its owner’s alone, and no other movement has one',
      ),
    ),
    row(
      'POST /client-transaction/transfer-reward',
      'Moves a reward to the wallet',
      inTable,
      closed,
      by(
        'backend/ledger/ownMoney.test.ts',
        'counts into a day what both balances changed by: money between them, or back to them, is counted once',
      ),
    ),
    row(
      'GET /client/payment-history',
      'All movements of money',
      readInTable,
      closed,
      by('backend/ledger/lists.test.ts', 'is newest first, with what was bought and the sums of its days'),
    ),
    row(
      'GET /client-withdraw/get-accounts',
      'Known accounts to withdraw to',
      readInTable,
      closed,
      by(withdrawals, 'is asked for at an account never used before, and no more at a known one'),
    ),
    row(
      'POST /client-withdraw/cancel',
      'Takes back a withdrawal that waits',
      inTable,
      closed,
      by(
        outcome,
        'goes back to the balance it came from when its player cancels it, once',
        'is no longer the player’s to cancel once the operator sends it, has sent it or has refused it',
        'has one ending when player and operator decide at the same moment',
      ),
    ),
    row(
      'GET /client-game-results/get-lotto535-v2',
      'Results of Lotto 5/35',
      readInTable,
      by('backend/results/importResults.test.ts', 'get-lotto535-v2'),
    ),
    row(
      'GET /client-game-results/statistics',
      'How often numbers were drawn',
      readInTable,
      by('backend/statistics/drawStatistics.test.ts', 'counts every ball of the drum and says when it was last drawn'),
    ),
    row(
      'GET /client-game-results/past-draws',
      'Numbers of past draws, for what a ticket would have won in them',
      readInTable,
      by('backend/statistics/pastDraws.test.ts', 'tells the numbers of every draw, oldest first'),
      story('flows/BackTest', 'EveryDraw', 'Loading', 'Offline', 'BeforeTheFirstDraw'),
    ),
    row(
      'GET /client-loto-carts/get-channels',
      'Channels that Loto plays',
      readInTable,
      by(stock, 'tells guests the channels of a day that Loto plays, those that close first at the front'),
    ),
    row(
      ['GET /public/guides', 'GET /public/guides/{id}'],
      'Guides',
      readInTable,
      by('backend/routes/public.test.ts', 'has a guide for each game'),
      by('backend/public/setContents.test.ts', 'replaces the guides by those of the file, in its order'),
    ),
    row(
      'GET /public/contents/{kind}',
      'Texts of a kind',
      readInTable,
      by('backend/public/setContents.test.ts', 'writes the terms that everybody reads'),
    ),
    row(
      [
        'GET /client-number-sets',
        'POST /client-number-sets',
        'PUT /client-number-sets/{id}',
        'DELETE /client-number-sets/{id}',
      ],
      'Numbers kept under names',
      inTable,
      closed,
      by(
        numberSets,
        'keeps numbers of any game under their names, the newest first',
        'renames and deletes a set of one’s own and nobody else’s',
      ),
    ),
    row(
      ['GET /print-queue', 'POST /print-queue', 'PUT /print-queue/{id}'],
      'The print queue',
      inTable,
      closed,
      by(
        printing,
        'queues paid tickets with what their slips show, once each',
        'goes from queued to printing to done, and may be printed again',
      ),
    ),
  ],
};
