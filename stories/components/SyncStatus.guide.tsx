import { SyncStatus } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A line of the cart says whether the server has it.',
  not: 'The connection of the whole page is a Notice. A failed payment is never told as small as this.',
  anatomy: {
    p: 'One line: a sign and its words.',
    svg: 'Cloud with a tick, an arrow in a circle, or a crossed cloud.',
  },
  dos: {
    'Say which try it is, and leave the next one to the player.': (
      <SyncStatus status="error" attempts={2} maxAttempts={3} onRetry={() => undefined} />
    ),
  },
  donts: { 'Hide that it waits: it looks as if it were lost.': null },
  keys: { 'Enter, Space': 'on “Thử lại” send the line again' },
  heard: 'Plain text in the line; a change is announced by the list around it.',
  words: 'Brings its own: saved, being sent, not sent yet. “Chưa” where it will be tried again.',
};
