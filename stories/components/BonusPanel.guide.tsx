import { Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A game has an extra number that is picked apart from the main ones.',
  not: 'The main numbers are a NumberGrid on the sheet itself. A bet on an outcome is an OutcomeGroup.',
  anatomy: {
    h3: 'What is chosen here.',
    'h3 ~ span': 'How to choose.',
    '[role="group"]': 'A NumberGrid of the extra kind.',
  },
  dos: {
    'Say from which to which.': <Text size="label">Chọn 1 số từ 1 đến 16</Text>,
    'Put it under the main numbers of a BottomSheet with `inset="none"`.': null,
  },
  donts: { 'Two panels: a game has one kind of extra number.': null },
  keys: 'Those of the NumberGrid in it; the panel has none.',
  heard: 'A heading on level three, then the grid by its own label.',
  words: 'Names as on the ticket: “Số Power”, “Số đặc biệt 0/1”.',
};
