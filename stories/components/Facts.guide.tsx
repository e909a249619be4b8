import { Facts, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Two to five short facts stand in one line of small text.',
  not: 'Names with values are ReceiptFacts; a sentence is Text.',
  anatomy: { span: 'A fact, with the dot before it.' },
  dos: {
    'Order them from what matters most.': (
      <Text size="caption">
        <Facts facts={['Kỳ 21/11', 'Bao 8', '3 vé']} />
      </Text>
    ),
  },
  donts: { 'Join them by hand: a line would begin or end with a dot.': null },
  keys: 'Facts shows, and takes no key.',
  heard: 'The facts one after the other with the dots between them.',
  words: 'One to four words a fact, without a full stop.',
};
