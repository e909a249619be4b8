import { Button, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A sentence has to be read before anything goes on, often the server’s own.',
  not: 'A field that is wrong says so itself. What may wait is a Notice; a question is a Popup; missing money a BalancePopup.',
  anatomy: {
    '[role="dialog"] h2': '“Thông báo”, or a title that says more.',
    '[role="dialog"] p': 'The sentence.',
    '[role="dialog"] button': '“Đóng”; a way out of the trouble stands above it.',
  },
  dos: {
    'Give the way out first.': (
      <>
        <Button wide>Chọn kỳ khác</Button>
        <Button wide kind="muted">
          Đóng
        </Button>
      </>
    ),
  },
  donts: { 'An error’s code in place of a sentence.': <Text>Lỗi 409: PERIOD_CLOSED</Text> },
  keys: { Escape: 'puts the warning away' },
  heard: 'A dialog named by its title and described by its sentence; the focus is on the first button.',
  words: 'What happened, why it matters, what to do: at most two sentences, without blame.',
};
