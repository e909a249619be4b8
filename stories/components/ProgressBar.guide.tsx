import { ProgressBar, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A share of time or work is shown beside its number.',
  not: 'Time alone is a Countdown. Without a known end it is a SpinnerOverlay.',
  anatomy: {
    '[role="progressbar"]': 'The track over the whole width.',
    '[role="progressbar"] > div': 'What is full; it grows without a sweep for who wants less motion.',
  },
  dos: {
    'Put the figure beside it.': (
      <div data-accent="keno">
        <Text size="label">Còn 3 phút 20 giây</Text>
        <ProgressBar label="Thời gian tới kỳ quay" value={0.6} />
      </div>
    ),
  },
  donts: { 'A bar that only pretends to move.': null },
  keys: 'It is read, not set: no key does anything here.',
  heard: 'A progress bar with its label and a percentage; it is not announced as it moves.',
  words: 'The label says of what: “Thời gian tới kỳ quay”.',
};
