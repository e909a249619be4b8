import { LayersIcon, SelectCard } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A setting shows what it is set to and is changed in a sheet: the level, the number of draws.',
  not: 'Where all choices fit, take a Segment or a ChipGroup: they spare the sheet. A page is opened by a ListRow.',
  anatomy: {
    button: 'The card; a press opens the sheet.',
    'button > span': 'The sign of what is set.',
    'button > span:nth-of-type(2)': 'What it is, small, and what it is set to.',
  },
  dos: {
    'Show the value as the ticket will say it.': (
      <SelectCard label="Bậc chơi" value="Bậc 6 · 6 số" icon={<LayersIcon />} />
    ),
  },
  donts: {
    'An empty value: begin with what most players take.': (
      <SelectCard label="Bậc chơi" value="Chọn…" icon={<LayersIcon />} />
    ),
  },
  keys: { 'Enter, Space': 'open its sheet; on closing the focus comes back to the card' },
  heard: 'A button that says that it opens a dialog, with label and value as its name.',
  words: 'A noun above, the value below; facts of the value parted by “ · ”.',
};
