import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'There is nothing to show and no shape to hold: the very first start, a code that is checked.',
  not: 'A list or page has Skeletons, a payment a LoadingPopup, a press its button.',
  anatomy: {
    '[role="status"]': 'The words under the ring, in the middle of the column.',
    '[role="status"] > span': 'The ring; three dots for who wants less motion.',
  },
  dos: { 'Mount it only when the wait can be noticed, after about half a second.': null },
  donts: { 'Without a way out where the wait may be long.': null },
  keys: 'It takes no focus; a way out given as its child is reached by Tab.',
  heard: 'A status: its words are read when it appears.',
  words: '“Đang tải…”, or what is awaited: “Đang mở ví…”.',
};
