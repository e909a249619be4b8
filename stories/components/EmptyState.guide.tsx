import { Button, EmptyState } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A list or a page has nothing in it yet: the first ticket, the first notification.',
  not: 'What did not arrive is an ErrorState. What is on its way are Skeletons. A filter without a hit keeps the filter and one line of Text.',
  anatomy: {
    svg: 'The bud, always the same, silent.',
    p: 'What is not there yet.',
    'p:nth-of-type(2)': 'What to do about it.',
    button: 'The one way on.',
  },
  dos: {
    'One way on, in the words of the player’s aim.': (
      <EmptyState title="Chưa có vé nào" action={<Button>Chọn số ngay</Button>}>
        Chọn vài con số yêu thích, vé của bạn sẽ nằm ở đây.
      </EmptyState>
    ),
  },
  donts: { 'An apology for what is no fault.': <EmptyState title="Rất tiếc!">Không có dữ liệu.</EmptyState> },
  keys: 'Only its `action` is a stop; a place that is empty is passed over.',
  heard:
    'Read as plain text where it stands. Announce it in a status only if it takes the place of a list while one looks.',
  words: '“Chưa có …”, for something will be: never “Không có dữ liệu”.',
};
