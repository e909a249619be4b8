import { Chip } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A small thing is on or off, alone or among a few that may all be on.',
  not: 'One of many is a ChipGroup, which is one tab stop. What takes effect on the account is a Switch.',
  anatomy: {
    button: 'The target, as tall as a thumb though the face is smaller.',
    'button > span': 'The face; it fills when the chip is on.',
  },
  dos: {
    'Let the words stay the same whether it is on or off.': (
      <>
        <Chip defaultSelected>Số chẵn</Chip>
        <Chip>Số lẻ</Chip>
      </>
    ),
  },
  donts: { 'Words that change with the state: one never knows which of them is true.': <Chip>Bật số chẵn</Chip> },
  keys: { 'Space, Enter': 'switch the chip on and off' },
  heard: 'A toggle button, pressed or not; what keeps it from being switched has to stand in its words.',
  words: 'A noun of one or two words, without a verb: “Bậc 6”.',
};
