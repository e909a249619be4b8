import { by, row, story, type Part } from '../row';

const app = 'storefront/app/App.test.tsx';
const chunks = 'storefront/shared/lazyScreen.test.tsx';
const texts = 'rules/texts/texts.test.ts';

export const start: Part = {
  title: 'Pages for what goes wrong, and the start',
  rows: [
    row(
      'This page could not be found',
      'An address without a page, with the way home',
      by('tests/journeys/trouble.spec.ts', 'an unknown address says so and leads home'),
      by(app, 'says that a page is not there'),
      by(texts, 'This page could not be found'),
    ),
    row(
      [],
      'A page that breaks shows its error, and only that page',
      by(app, 'shows the error page for a screen that breaks, and only there'),
    ),
    row(
      [],
      'At the start a player without a name is sent to give one',
      by(app, 'sends a player without a name to give one only where the shop has that page'),
    ),
    row(
      [],
      'No fetch of the profile on /, /profile and /profile/edit',
      by(
        'storefront/app/profileCalls.test.tsx',
        'at the start on %s the profile is read %i times',
        '/',
        '/profile',
        '/profile/edit',
        '/keno',
      ),
    ),
    row(
      '60 s',
      'A missing part of the program reloads the page, once a minute at most',
      by(
        chunks,
        'reloads the page when a chunk is gone, and tries the chunk again on the next visit',
        'reloads at most once a minute, over reloads',
      ),
      by(
        'tests/journeys/trouble.spec.ts',
        'a page whose chunk is gone reloads once, then says so and comes back when it can',
      ),
    ),
  ],
};

export const gameScreens: Part = {
  title: 'Game screens',
  rows: [
    row(
      [],
      'Sheets for numbers, method, random, money, draws and amount open with what is chosen',
      story('flows/Keno', 'LeavingThePickerKeepsItsNumbers'),
      story('flows/Max3D', 'TypesANumberOnThePad'),
    ),
    row(
      [],
      'A ticket is built in a sheet, which keeps it however it is left',
      story('flows/Keno', 'LeavingThePickerKeepsItsNumbers'),
      story('flows/Power', 'ClosingKeepsWithAWayBack'),
    ),
    row(
      [],
      'Lists of results go on as one scrolls',
      story('components/InfiniteList', 'GrowsToItsEnd'),
      by(
        'backend/results/importResults.test.ts',
        'show real dates, numbers and printed prizes, newest first, page by page',
      ),
    ),
    row(
      [],
      'Tickets of a game with detail and reward',
      story('flows/Tickets', 'FromHistoryToReward', 'History', 'Won'),
    ),
    row(
      [],
      'The list of games leads to the page of each',
      by(
        'storefront/screens/home/games.test.tsx',
        'has the ten games, each under its name and in its color, and leads to the page of each',
      ),
    ),
    row([], 'A proof is asked for in the payment', story('flows/PaymentProof', 'ProofWanted', 'WrongPin')),
  ],
};
