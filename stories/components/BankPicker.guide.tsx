import { BankPicker } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A bank is chosen, of three or of sixty.',
  not: 'Ways to pay are a RadioList.',
  story: 'SixtyBanks',
  anatomy: {
    h2: 'Heading of the list.',
    button: 'Opens the search from eight banks on.',
    'fieldset label': 'One bank with its picture, or its letters until that comes.',
  },
  dos: { 'Put the banks that were used before at the top.': null },
  donts: {
    'A search over three banks.': (
      <BankPicker
        searchFrom={1}
        options={[
          { value: 'vcb', label: 'Vietcombank' },
          { value: 'acb', label: 'ACB' },
        ]}
      />
    ),
  },
  keys: { 'Arrow keys': 'choose the next and previous bank', Escape: 'empties the search' },
  heard: 'How many banks were found is announced; pictures are silent, the name says it.',
  words: 'Short name first, “Vietcombank”, the full one in the second line. Marks are not needed to find one.',
};
