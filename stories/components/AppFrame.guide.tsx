import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A whole shop is framed, once: it makes the column and keeps popups in it.',
  not: 'A page within has its headers and bars. A part of a page is a Card.',
  anatomy: { main: 'The page, in a column of at most 28 rem.' },
  dos: { 'One frame around all, the overlays inside.': null },
  donts: { 'A width of a page’s own.': null },
  keys: 'The frame takes no key. Links beside the column, from 1100 px on, come after the page.',
  heard: 'Backdrop and sun are silent; the promise beside the column is a complementary part with a name.',
  words: 'One line of promise, never of winning: “Chọn số hôm nay, hái lộc mỗi kỳ quay.”',
};
