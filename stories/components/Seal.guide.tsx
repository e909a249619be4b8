import { Inline, Seal, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'It is told how far a ticket is on its way into the sealed book of its draw.',
  not: 'Any other state of a ticket or an order is a StatusBadge; what was checked one by one is ProofSteps.',
  story: 'LeadsToItsProof',
  anatomy: {
    'svg path:first-of-type': 'The edge: dashed, double, scalloped, open or split.',
    'text:first-of-type': 'The state.',
    'text:last-of-type': 'When, or which place.',
  },
  dos: {
    'A small one at the head of a line that says the rest.': (
      <Inline gap={8}>
        <Seal state="sealed" size="small" aria-hidden="true" />
        <Text as="span" size="label">
          Đã niêm phong lúc 17:59:08
        </Text>
      </Inline>
    ),
  },
  donts: {
    'A small one alone, whose state only a trained eye can read.': <Seal state="entered" size="small" />,
    'A stamp for what nobody has checked.': null,
  },
  keys: { Tab: 'Reaches it where it leads somewhere.', Enter: 'Follows it.' },
  heard: 'An image, or a link, named by the state and the note; beside words that say both it is hidden.',
  words: 'The states are its own. A note is a time or a place, without a full stop: "17:59:08", "số 318".',
};
