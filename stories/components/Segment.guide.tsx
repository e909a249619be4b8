import { Segment } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'One of two or three ways is chosen, and all are to be seen: “Cơ bản” and “Bao”.',
  not: 'From four on a ChipGroup; parts of a page are Tabs; on and off is a Switch.',
  anatomy: { '[role="radiogroup"]': 'The track, as wide as its place.', label: 'One way; all are equally wide.' },
  dos: {
    'Names that exclude each other.': (
      <Segment
        label="Cách chơi"
        options={[
          { value: 'basic', label: 'Cơ bản' },
          { value: 'bao', label: 'Bao' },
        ]}
        defaultValue="basic"
      />
    ),
  },
  donts: {
    'Yes and no: that is a switch.': (
      <Segment
        label="Nhận thông báo"
        options={[
          { value: 'on', label: 'Có' },
          { value: 'off', label: 'Không' },
        ]}
        defaultValue="on"
      />
    ),
  },
  keys: { 'Arrow keys': 'choose the next or previous way at once' },
  heard: 'Radio buttons under the label of the group; the track is drawing.',
  words: 'One to three words; two lines are possible, as in “Bao nhiêu bộ số”.',
};
