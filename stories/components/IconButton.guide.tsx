import { IconButton, LayersIcon, Trash2Icon } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The sign is common knowledge and there is no room for words: close, back, delete, copy.',
  not: 'Anything that has to be explained is a Button with words. A way to another page is an IconLink, of the same look.',
  anatomy: {
    button: 'The target, 44 px in square however small the sign.',
    svg: 'The sign, in the color of its place.',
  },
  dos: { 'Name the thing it acts on.': <IconButton label="Xóa vé A" icon={<Trash2Icon />} /> },
  donts: { 'A sign whose meaning is a riddle.': <IconButton label="Nuôi số" icon={<LayersIcon />} /> },
  keys: { 'Enter, Space': 'press the sign; one that is off stays reachable and its name says why' },
  heard: 'The label is all there is: the sign is silent.',
  words: 'A verb with its object, “Xóa vé A”; in a list each label differs.',
};
