import { ChipGroup } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'One of about four to twelve short labels: a filter of a history, a way to bet.',
  not: 'Two or three over the whole width are a Segment, labels with a second line a RadioList, many banks a BankPicker.',
  anatomy: {
    '[role="radiogroup"]': 'The row, which scrolls, or the grid, which shows all.',
    label: 'One choice; the chosen one is brought into the middle.',
  },
  dos: {
    'A grid where the choices have to be compared.': (
      <ChipGroup
        label="Bậc chơi"
        layout="grid"
        options={['1', '2', '3', '4'].map((value) => ({ value, label: `Bậc ${value}` }))}
        defaultValue="2"
      />
    ),
  },
  donts: {
    'A choice called “Khác” that opens a page.': (
      <ChipGroup
        label="Lọc"
        options={[
          { value: 'all', label: 'Tất cả' },
          { value: 'more', label: 'Bộ lọc khác…' },
        ]}
        defaultValue="all"
      />
    ),
  },
  keys: { 'Arrow keys, Home and End': 'choose among the chips; the group is one stop' },
  heard: 'A radio group by its label, which is seen with `labelShown`: say there what is chosen.',
  words: '“Tất cả” first where nothing is filtered. No counts in the labels: they would jump.',
};
