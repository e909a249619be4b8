import { Button, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Something small was done, and may be undone: a line was removed from the cart.',
  not: 'What stays true is a Notice, what must be answered a Popup, a purchase a SuccessPopup. A wrong field never speaks from here.',
  anatomy:
    'A strip of paper over the bars at the foot: sign, sentence, the way back, a cross. At most three stand there, the newest lowest. While a popup, a sheet or a sidebar is open, they stand at the head of the window, clear of its buttons. Press “Xóa” in the story above.',
  dos: {
    'Offer the way back where there is one.': (
      <Button kind="ghost" size="medium">
        Hoàn tác
      </Button>
    ),
  },
  donts: {
    'An error that needs an answer: it would be gone after five seconds.': (
      <Text>Thanh toán thất bại. Kiểm tra lại số dư.</Text>
    ),
  },
  keys: {
    F8: 'leads to the newest toast, out of an open popup as well',
    Escape: 'puts the one that has the focus away and leads back; a popup below stays open',
  },
  heard:
    'Read politely when it comes; it stays five seconds, ten with a way back, longer while it is pointed at or has the focus, and at the large scale until it is put away. An open popup hides it from nobody.',
  words: 'What was done, in the past and without a subject: “Đã xóa vé A”. No full stop.',
};
