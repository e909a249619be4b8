import { DigitTiles } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'At the foot of a page something is typed: what, so far, and the keys.',
  not: 'In a sheet the keys stand in the sheet. One line of text is a Field.',
  anatomy: {
    section: 'The sunken place, from edge to edge.',
    h2: 'What is typed.',
    'h2 ~ p': 'What it takes.',
    '[role="group"]': 'The keys.',
    'div:last-child > button': 'What takes over what was typed.',
  },
  dos: {
    'What was typed so far at the end of the title’s line.': (
      <DigitTiles label="Đã nhập" groups={['27']} length={4} active={0} />
    ),
  },
  donts: { 'Cover the list that is being typed into.': null },
  keys: { 'Backspace, 0 to 9': 'type from anywhere inside the panel' },
  heard: 'A region by its title, with the hint before the keys.',
  words: 'The title is the way of playing, “16 lô”; the hint a task, “Nhập 4 chữ số”.',
};
