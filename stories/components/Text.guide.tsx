import { Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Words of a page need one of the roles and colors of the theme.',
  not: 'Long texts are Prose, headings of a part a SectionHeading, amounts Money.',
  story: 'CutsALongLine',
  anatomy: { p: 'One line of a role: size, weight and line height come together.' },
  dos: {
    'Meaning by `as`, look by `size`.': (
      <Text as="h2" size="heading">
        Kết quả mới nhất
      </Text>
    ),
  },
  donts: { 'Color for what must be known.': <Text tone="danger">Số dư</Text> },
  keys: 'Words take no key.',
  heard: 'By the element that `as` names; a cut line is heard whole.',
  words: 'A sentence begins with a capital and has its full stop; a label has none.',
};
