import { Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Something is under way that must not be interrupted: a payment.',
  not: 'One press is awaited by the `isLoading` of its Button, a page by Skeletons, a page without any shape by a SpinnerOverlay.',
  anatomy: {
    '[role="dialog"] h2': 'What is being done.',
    '[role="dialog"] svg, [role="dialog"] [aria-hidden="true"]':
      'A spinner, then a tick; three dots for who wants less motion.',
  },
  dos: { 'Say the deed, and let it end by itself.': <Text>Đang thanh toán…</Text> },
  donts: { 'Hold the page for what may go on behind it.': <Text>Đang tải tin mới…</Text> },
  keys: 'While it works it takes the focus and no key closes it; done, Escape does.',
  heard: 'Its title is read at once and again when the work is done, politely.',
  words: '“Đang …” with three dots as one sign, then what was done: “Đã thanh toán”.',
};
