import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'The shop has news worth a third of a screen: at most five, read or not.',
  not: 'What is true now is a Notice. A game is a GameTicket. What must be seen is not put where one leafs.',
  anatomy: {
    ul: 'The reel: one slide at a time, leafed by a swipe.',
    li: 'One slide; what is out of sight is out of reach too.',
    'li p': 'The news, two lines.',
    button: 'A dot for each slide.',
  },
  dos: {
    'A whole sentence on each, for each may be the only one that is read.': null,
    'Under a brand of your own, `tone="accent"`.': null,
  },
  donts: {
    'Slides that go on by themselves faster than they are read: five seconds at least, and a way to stop them.': null,
  },
  keys: { Enter: 'on a dot brings its slide, on the pause stops all of them' },
  heard: 'A region by its label, told as a row of slides; a slide brought by a dot is announced with its number.',
  words: 'A promise the shop keeps by itself, never one of winning; a title below forty letters.',
};
