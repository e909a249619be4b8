import { Checkbox } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Something is taken or left, and counts only when a button is pressed: lines of a cart, a consent.',
  not: 'What acts at once is a Switch. One of several is a Radio or a RadioList.',
  anatomy: {
    label: 'Box and words are one target.',
    'label > span': 'The box; a tick, or a dash where only some are taken.',
  },
  dos: {
    'Say what is agreed to, with the way to read it.': <Checkbox label="Tôi từ đủ 18 tuổi và đồng ý với điều khoản" />,
  },
  donts: { 'Deny something: a tick for “no” is read twice.': <Checkbox label="Không nhận thông báo" /> },
  keys: { Space: 'takes and leaves it' },
  heard: 'Mixed where it stands for several of which some are taken. Hint or error is its description.',
  words: 'A whole statement that becomes true by the tick; no question, no full stop.',
};
