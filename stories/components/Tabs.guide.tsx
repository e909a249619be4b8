import { Tabs } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Content comes in parts of one kind: the games’ results, kinds of notifications.',
  not: 'Two or three ways of seeing the same are a Segment, a filter a ChipGroup, the shop’s places a TabBar. Steps that follow one another are pages.',
  anatomy: {
    '[role="tablist"]': 'The row; it scrolls sideways and keeps the chosen tab in sight.',
    '[role="tab"]': 'One part; it takes the accent of its game when chosen.',
    '[role="tabpanel"]': 'The content of the chosen part.',
  },
  dos: {
    'Keep what is typed in a panel above the Tabs, or `keepMounted`: a panel that is left is taken away.': null,
    'Short names of one kind.': (
      <Tabs
        label="Trò chơi"
        items={[
          { value: 'mega', label: 'Mega' },
          { value: 'power', label: 'Power' },
        ]}
      />
    ),
  },
  donts: {
    'Sentences as names: they are read one by one.': (
      <Tabs
        label="Trò chơi"
        items={[
          { value: 'a', label: 'Kết quả của trò chơi Mega' },
          { value: 'b', label: 'Kết quả của Power' },
        ]}
      />
    ),
  },
  keys: {
    'Arrow left, arrow right': 'change the tab, and with it the content',
    'Home, End': 'lead to the first and the last tab',
    Tab: 'goes on to the first thing to press in the content, or to the content where there is none',
  },
  heard: 'A list of tabs with its label; the chosen one is heard as selected, the content by the name of its tab.',
  words: 'One or two words without a full stop; names of games as players call them, “Mega 6/45”.',
};
