import { by, row, story, type Part } from '../row';
import { everyRoute } from './everyRoute';

export const routesBeyond: Part = {
  title: 'Routes beyond the specification',
  rows: [
    row('/account/withdraw', 'Takes money out', everyRoute, story('flows/Withdraw', 'ToKnown', 'ToNew')),
    row(
      '/account/tickets',
      'What was bought, of all games by draw time and by game',
      everyRoute,
      story('flows/Tickets', 'History', 'NothingBoughtYet'),
      story('flows/AllTickets', 'Groups', 'ByOutcome', 'FoundInTwoTaps'),
    ),
    row(
      '/account/tickets/:id',
      'One purchase',
      everyRoute,
      story('flows/Tickets', 'Won', 'Cancelled'),
      story('flows/BookPlaces', 'InTheSealedBook', 'OnTheirWayIntoTheBook', 'DiffersFromItsBook'),
    ),
    row(
      '/account/tickets/:id/reward',
      'What a purchase has won',
      everyRoute,
      story('flows/Tickets', 'FromHistoryToReward'),
    ),
    row(
      '/account/numbers',
      'Numbers kept under names, to play again',
      everyRoute,
      story('flows/NumberBook', 'Book', 'Playing', 'DeletingASet', 'Empty'),
    ),
    row(
      '/result/live/:period',
      'A draw as it happens, and once more afterwards',
      everyRoute,
      story('flows/LiveDraw', 'Waiting', 'Drawing', 'Won', 'Lost', 'Judging', 'CalledOff', 'Guest', 'NoStage'),
      by(
        'tests/journeys/live-draw.spec.ts',
        'a ticket waits on stage, its result comes by itself, and what it has won is shown once',
      ),
    ),
    row(
      '/account/gift',
      'A waiting ticket in a red envelope, sent as a picture',
      everyRoute,
      story('flows/TicketGift', 'Sending', 'Judged', 'Loading', 'Offline', 'Guest'),
    ),
    row(
      '/verify',
      'Proves a ticket by its receipt, on the device alone',
      everyRoute,
      story(
        'flows/CheckReceipt',
        'Right',
        'Wrong',
        'BeforeTheSeal',
        'WitnessesMissing',
        'ShopAlone',
        'ForeignShop',
        'NoReceipt',
        'TooLarge',
        'OfflineAtFirst',
        'OfflineLater',
        'KeysChanged',
        'OfOnesOwnTicket',
      ),
    ),
    row(
      '/account/notifications',
      'What the shop has told',
      everyRoute,
      story('flows/Notifications', 'FromBellToRead', 'Empty'),
    ),
    row(
      '/account/sessions',
      'Where the account is open',
      everyRoute,
      story('flows/Profile', 'Devices', 'OthersLoggedOut'),
    ),
    row(
      '/account/limits',
      'Limits on spending, and breaks',
      everyRoute,
      story('flows/SaferPlay', 'Limits', 'Budget', 'TakingABreak'),
      by('tests/journeys/account.spec.ts', 'a limit is told before paying, and a break stops buying'),
    ),
    row('/result/:game/:id', 'One draw', everyRoute, story('flows/Results', 'Draw', 'NoSuchDraw')),
    row('/result/statistics', 'How often numbers were drawn', everyRoute, story('flows/ResultTools', 'Statistics')),
    row(
      '/result/check',
      'Judges numbers that one types',
      everyRoute,
      story('flows/ResultTools', 'CheckNumbers'),
      by('tests/journeys/told.spec.ts', 'typed numbers are judged by the rules, and past draws are counted'),
    ),
  ],
};
