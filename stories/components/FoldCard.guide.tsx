import { Card, FoldCard } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A list holds many things of little weight between a few that matter: the tickets of a day that won nothing.',
  not: 'What leads to a page of its own is a ListRow; what must be read is not folded at all.',
  anatomy: {
    'div > button': 'The row, which opens and closes.',
    'div > button > span[aria-hidden]': 'Signs of what is inside.',
    'div > div:last-child': 'What appears below the row.',
  },
  dos: {
    'Say how many there are and what became of them.': <FoldCard label="9 vé không trúng">KENO</FoldCard>,
  },
  donts: {
    'Hide what was won.': (
      <FoldCard label="1 vé trúng">
        <Card>MEGA 6/45</Card>
      </FoldCard>
    ),
  },
  keys: 'Enter and Space open and close it; the focus stays on the row. What appears is next in the tab order.',
  heard: 'A button with the label and what a press does, “Xem” or “Thu gọn”, expanded or collapsed.',
  words: 'A number and a short fact, “9 vé không trúng”; a date after a dot where the list spans several days.',
};
