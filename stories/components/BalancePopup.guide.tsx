import { Money, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A purchase costs more than the wallet holds.',
  not: 'Money that is there but not enough for a limit is told by a WarningPopup. Before paying, a Notice beside the total is enough.',
  anatomy: {
    '[role="dialog"] h2': 'Says that it does not reach.',
    '[role="dialog"] p': 'How much is missing.',
    '[role="dialog"] dl': 'What it costs and what is there.',
    '[role="dialog"] button': 'The way to top up.',
  },
  dos: {
    'Name the missing amount, so that nobody has to subtract.': (
      <Text>
        Bạn cần thêm <Money amount={70_000} />.
      </Text>
    ),
  },
  donts: { 'Send the player away without the cart being kept.': null },
  keys: { Escape: 'closes it; nothing was bought and nothing lost' },
  heard: 'A dialog whose description has the missing amount; the table of amounts can be read on.',
  words: '“Nạp ngay” for the way on. The amount missing comes in the first sentence.',
};
