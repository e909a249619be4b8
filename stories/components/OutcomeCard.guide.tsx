import { OutcomeCard, OutcomeGroup } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A bet is on an outcome: even or odd, more or less.',
  not: 'Numbers are picked in a NumberGrid, ways to play in a PlayMethodList.',
  anatomy: {
    label: 'The card; all of it is the target.',
    'label > span': 'What is bet on.',
    'label > span:nth-of-type(2)': 'When it wins.',
    '[role="radiogroup"], input': 'One or several may be chosen, as the group says.',
  },
  dos: {
    'Say when it wins and what it pays.': (
      <OutcomeGroup label="Bạn dự đoán">
        <OutcomeCard name="Chẵn" rule="Từ 13 số chẵn" prize="20.000 ₫" selected onSelect={() => undefined} />
      </OutcomeGroup>
    ),
  },
  donts: { 'A hint at what comes more often.': null },
  keys: { 'Arrow keys': 'choose within a group of one', Space: 'takes and leaves in a group of several' },
  heard: 'A radio or checkbox with name, rule and prize as one; off, its reason is read too.',
  words: 'One word for the outcome; the rule is a condition without a verb: “Từ 13 số chẵn”.',
};
