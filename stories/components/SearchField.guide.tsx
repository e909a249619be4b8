import { SearchField, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Something in the page’s list is looked for by typing.',
  not: 'Choosing from a few is a ChipGroup. A value that is kept and sent is a Field.',
  anatomy: {
    input: 'The text that is looked for; its label is heard, and seen as the placeholder.',
    svg: 'The glass says what kind of field it is.',
  },
  dos: {
    'Say how many were found.': (
      <>
        <SearchField label="Tìm ngân hàng" defaultValue="viet" />
        <Text role="status" size="label">
          Có 4 ngân hàng
        </Text>
      </>
    ),
  },
  donts: { 'Empty the list while one types: what was there may be what is wanted.': null },
  keys: {
    Enter: 'tells the search at once, without waiting for a pause',
    Escape: 'empties the field first, and closes what it stands in only the second time',
  },
  heard: 'A search field. It does not say what was found: put that into a `role="status"` beside the list.',
  words: 'Says what can be looked for, “Tìm trò chơi hoặc kỳ quay”. Vietnamese is found with and without its marks.',
};
