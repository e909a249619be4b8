import { Skeleton } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A list or a page comes for the first time and its shape is known.',
  not: 'The answer to a press is the Button’s own `isLoading`. Without any shape it is a SpinnerOverlay. Content that is there stays while it is renewed.',
  anatomy: { 'span[aria-hidden="true"]': 'One piece in the final size of what will stand there.' },
  dos: {
    'Piece for piece, so that nothing moves later.': (
      <>
        <Skeleton width="60%" />
        <Skeleton width="9rem" height="2rem" />
      </>
    ),
  },
  donts: { 'One grey block for everything.': <Skeleton height="8rem" /> },
  keys: 'What is not there yet cannot be reached, and takes no focus away when it comes.',
  heard: 'Silent, each of them. Say “Đang tải” once, on the region around them.',
  words: 'None of its own. The region’s words are “Đang tải …” and what.',
};
