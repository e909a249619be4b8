import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A page below the main ones begins: back, its name, at most one action.',
  not: 'Main pages have a Header, the account an AccountHead. A part of a page has a SectionHeading.',
  anatomy: {
    header: 'The bar, at the top while the page scrolls.',
    'header button': 'Back to where one came from; with `backHref` a link to where the page belongs.',
    h1: 'The page’s name; two lines at most.',
    'header p': 'A small fact about the page.',
  },
  dos: { 'An action in one or two words.': null },
  donts: { 'A title that repeats the page before.': null },
  keys: { 'Enter, Space': 'on the arrow go back' },
  heard: 'The heading of level one; the arrow is “Quay lại”.',
  words: 'A noun, “Giỏ hàng”. Facts below parted by “ · ”: “4 vé · cập nhật 12 giây trước”.',
};
