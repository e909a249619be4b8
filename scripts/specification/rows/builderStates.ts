import { by, row, story, type Part } from '../row';

const slots = 'rules/slots/slots.test.ts';
const balls = 'rules/slots/ballGames.test.ts';
const keno = 'rules/keno/builder.test.ts';
const countdown = 'rules/periods/countdown.test.ts';
const refresh = 'rules/periods/refresh.test.ts';

export const builderStates: Part = {
  title: 'Places of a builder',
  rows: [
    row(
      'A to F',
      'Six places, empty at first',
      by(slots, 'start empty, A to F, at the default method and the base stake'),
    ),
    row(
      [],
      'Done with numbers and method, not before',
      by(
        slots,
        'is done with numbers and method, ascending',
        'is not done with too few numbers and then makes no ticket',
      ),
    ),
    row([], 'Removed: without numbers, method and mark', by(slots, 'removing a slot clears its numbers and method')),
    row(
      '10000',
      'All removed: every place empty, the price as at first',
      by(slots, 'removing all empties every slot and returns the price to 10,000'),
    ),
    row(
      [],
      'Another method clears Mega, Power, Lotto 5/35, Max 3D and Max 3D Pro',
      by(balls, 'a new method clears the tickets of %s'),
      by('rules/max3d/slots.test.ts', 'are emptied by the switch between Max 3D and Max 3D+'),
      by('rules/max3dpro/slots.test.ts', 'are emptied by a change from %s'),
    ),
    row(
      [],
      'A sheet opens with what its place holds',
      story('flows/Keno', 'LeavingThePickerKeepsItsNumbers', 'EvenOrOdd'),
      story('flows/Max3D', 'TypesANumberOnThePad'),
    ),
    row(
      ['STANDARD', 'BUNDLE', 'NORMAL', 'EVEN_ODD', 'BIG_SMALL'],
      'Tabs and play types of Keno; another one clears the choice',
      by(
        keno,
        'start at STANDARD and NORMAL',
        'clear the selection and keep the money and the draws: %s',
        'EVEN_ODD',
        'BIG_SMALL',
        'BUNDLE',
      ),
    ),
    row(
      ['MAX3D', 'MAX3DPLUS'],
      'The two games of Max 3D',
      by('rules/max3d/slots.test.ts', 'are emptied by the switch between Max 3D and Max 3D+'),
      by('stories/flows/Max3D.stories.tsx', 'Max3DPlusTakesTwoNumbers'),
    ),
    row(
      ['NORMAL', 'GROUP', 'MULTIGROUP'],
      'The three ways of Max 3D Pro',
      by('rules/max3dpro/slots.test.ts', 'are emptied by a change from %s'),
    ),
  ],
};

export const countdowns: Part = {
  title: 'Countdown and periods',
  rows: [
    row(
      '60 s',
      'The countdown runs to the first moment to come: dialling and result less 60 s, or the expiry',
      by(
        countdown,
        'is the moment sales close, 60 s before the draw',
        'is the earliest of the three moments',
        'moves on to the next moment once the first has passed',
        'runs to the expiry time itself, without the 60 s before it',
      ),
    ),
    row(
      ['00:00:00', '5 s'],
      'Without one it shows zero, and periods are asked for 5 s later',
      by(countdown, '%i ms reads %s'),
      by(refresh, 'asks once when a countdown has run out: %s', '5 s after zero, asked before'),
    ),
    row(['HH:MM:SS', 'MM:SS'], 'How it is written', by(countdown, '%i ms reads %s', 'gives its parts')),
    row(
      '2 ngày 05:00:05',
      'With its days',
      by(countdown, '%i ms reads %s'),
      by('rules/texts/texts.test.ts', '2 ngày 05:00:05'),
    ),
    row('1 s', 'It ticks', by('stories/components/Countdown.stories.tsx', 'TicksWithoutARender')),
    row(
      '30 s',
      'Between two reads of the periods',
      by('storefront/data/usePeriods.test.tsx', 'periods are read again after 30 s when the server’s clock shows %s'),
      by(refresh, '30 s ago'),
    ),
    row(
      [],
      'Also near a draw and at the start of each five minutes',
      by(
        refresh,
        '5 s ago, a draw 1 ms less than 60 s away',
        '5 s ago, at the start of a window',
        '5 s ago, 30 s into a window',
      ),
    ),
    row(
      'listPeriod',
      'What is read is merged by game',
      by(refresh, 'replaces by game, keeps the order and adds new games'),
      by('backend/draws/currentPeriods.test.ts', 'tells ten games with what is on sale, at the top level and in data'),
    ),
  ],
};
