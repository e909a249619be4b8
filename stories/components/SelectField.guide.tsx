import { SelectField } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Among the fields of a form one is filled in a sheet: the bank that money goes to.',
  not: 'A setting that stands alone is a SelectCard. Where all choices fit, take a ChipGroup or a RadioList.',
  anatomy: {
    label: 'What is asked for; a press on it opens the sheet too.',
    button: 'The box, of one look with a Field.',
    'button > span': 'What is chosen, or what a press leads to.',
  },
  dos: {
    'Say what the press is for, as long as nothing is chosen.': (
      <SelectField label="Ngân hàng nhận tiền" value={null} placeholder="Chọn ngân hàng" />
    ),
  },
  donts: { 'Ask in a sheet what could be typed.': null },
  keys: { 'Enter, Space': 'open its sheet; on closing the focus comes back to the field' },
  heard: 'A button that opens a dialog, with label and value as its name; what is wrong is its description.',
  words: 'A noun over the box; in it a name, or a verb with what is chosen: “Chọn ngân hàng”.',
};
