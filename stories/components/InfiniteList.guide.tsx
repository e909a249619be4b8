import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A list has no end one knows: results, notifications, a history.',
  not: 'Up to about forty rows are a plain list. What is looked for has a SearchField above it.',
  story: 'LoadingMore',
  anatomy: { section: 'The list with its foot.', ul: 'Only the rows near the window.', li: 'One row.' },
  dos: { 'Keep what was loaded when the next page fails.': null },
  donts: { 'Hide the foot of the page behind it: links there would never be reached.': null },
  keys: { Tab: 'walks the rows; the next page is there before the last of them' },
  heard: 'A region by its label; each row says its place among all. “Đang tải thêm…” and the end are announced.',
  words: 'The end is told: “Đã hết danh sách”.',
};
