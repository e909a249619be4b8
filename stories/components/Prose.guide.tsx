import { Prose } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A long text is read: a guide, the terms.',
  not: 'A few words are Text. What has to be done is made of components, not of words.',
  anatomy: {
    p: 'A paragraph of the body role.',
    h2: 'Headings from level two: the page has its own.',
    table: 'A table that scrolls where it must.',
  },
  dos: {
    'Sentences of the player’s day, one thought each.': (
      <Prose>
        <p>
          Chọn <strong>6 số</strong> từ 01 đến 45. Trùng cả 6 là trúng Jackpot.
        </p>
      </Prose>
    ),
  },
  donts: { 'HTML that nobody has cleaned: it is trusted here.': null },
  keys: 'Links in it are stops; a wide table can be scrolled once it has the focus.',
  heard: 'Headings, lists and tables as such, so that one can leap among them.',
  words: 'All of Words holds here most of all: whole sentences, dates and amounts as everywhere.',
};
