import { NumberBall } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'One number of a game is shown: picked, drawn, missing.',
  not: 'To pick take a NumberGrid; several in order are a DrawResult or a NumberTray; digits are DigitTiles.',
  anatomy: { 'span[class]': 'The ball, in the accent of its scope.' },
  dos: {
    'Ring and tick besides the gold.': (
      <div data-accent="mega" style={{ display: 'flex', gap: 8 }}>
        <NumberBall value={7} state="matched" size={38} />
        <NumberBall value={8} state="unmatched" size={38} />
      </div>
    ),
  },
  donts: { 'A ball that looks pressable and is not, in a row of buttons.': null },
  keys: 'A ball shows; there is nothing to press.',
  heard: 'Its number with two figures, and “trúng” where it was drawn. An empty place is silent.',
  words: '“07”, never “7”.',
};
