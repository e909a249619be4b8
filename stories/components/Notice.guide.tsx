import { Notice } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Something stays true for as long as the page is open: sales are closed, a payment has to be confirmed, one is offline.',
  not: 'What was just done is told by a toast (ToastProvider), what must be read before going on by a WarningPopup, a wrong field by its own `error`.',
  story: 'AllTones',
  anatomy: {
    'div:has(> svg), div:has(> span > svg)': 'The strip in the color of its tone; it is as high as its words.',
    svg: 'The sign of the tone, for those who do not see its color.',
    'span:not(:has(svg))': 'The sentence; it wraps, and is never cut.',
  },
  dos: {
    'Say what is so and what follows from it.': (
      <Notice tone="warning">Ngoại tuyến. Vé vẫn nằm trong giỏ và được gửi khi có mạng.</Notice>
    ),
  },
  donts: {
    'A tone that shouts at what is no danger.': <Notice tone="danger">Số dư đã được cập nhật</Notice>,
    'Three of them one below the other: the most important one is enough.': null,
  },
  keys: 'A notice takes no focus; its `action` is a button of its own, reached by Tab.',
  heard:
    'The icon is silent. Give it `role="status"` when it appears while one reads the page, and none when it is there from the start.',
  words: 'One or two whole sentences with their full stops. Times as “18:00 ngày 22/11”, amounts by Money.',
};
