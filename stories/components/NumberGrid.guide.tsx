import { NumberBall, NumberGrid } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Numbers of a game are picked: one of 80, six of 45, one extra number of 12. It brings the geometry that fits each width.',
  not: 'To show numbers take NumberBall, NumberTray or DrawResult. Numbers of several digits are typed, in DigitTiles over a DigitPad.',
  anatomy: {
    '[role="group"]':
      'The grid: as many columns as the width has room for, targets never below the size of a fingertip.',
    button: 'One number: all of its cell can be pressed.',
    'button > span': 'The ball: it fills with the accent when picked.',
  },
  dos: {
    'Say over the grid what is to be picked, and let it fade by itself when it is full.': (
      <div data-accent="mega">
        <NumberGrid label="Chọn 2 số" count={12} max={2} selected={[3, 7]} onToggle={() => undefined} />
      </div>
    ),
  },
  donts: {
    'Numbers that one can press but not pick: show those as balls.': (
      <div style={{ display: 'flex', gap: 8 }}>
        {[5, 17, 23].map((value) => (
          <NumberBall key={value} value={value} />
        ))}
      </div>
    ),
  },
  keys: {
    'Arrow keys': 'walk over the numbers in two dimensions and stop at the edges',
    'Home, End': 'lead to the first and last number of the row',
    'Page Up, Page Down': 'lead to the first and the last row',
    'Space, Enter': 'pick the number, or put it back',
  },
  heard:
    'Each number is a toggle button. After each pick one hears how many are left; when no more may be picked, why, each time anew.',
  words: 'The label names game and task, “Chọn số Mega 6/45”. Numbers have two figures: “07”.',
};
