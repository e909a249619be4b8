import { SidePanel, SidePanelRow, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Something stands beside the column of a desktop: in a SideColumn, which is the `beside` of an AppFrame.',
  not: 'A part of the page itself begins with a SectionHeading; a list on a surface is a ListGroup.',
  anatomy: {
    'section > div': 'Heading, a quiet line, the way on.',
    'li:first-child': 'A row, all of which leads on.',
  },
  dos: {
    'What is worth a glance from any page.': (
      <SidePanel title="Kết quả mới" style={{ background: 'var(--veloc-color-bg)', padding: '1rem' }}>
        <ul>
          <SidePanelRow href="#mega" title="MEGA 6/45" detail="Thứ Sáu 21/08/2026" />
        </ul>
      </SidePanel>
    ),
  },
  donts: {
    'What the page cannot do without: a phone does not have it.': (
      <SidePanel title="Thanh toán" style={{ background: 'var(--veloc-color-bg)', padding: '1rem' }}>
        <Text size="label">Bấm ở đây để trả tiền.</Text>
      </SidePanel>
    ),
  },
  keys: { Tab: 'from row to row, after the page', Enter: 'opens what a row leads to' },
  heard: 'A region with its heading’s name; a row is one link, named by its title.',
  words: 'Two words over it, a game’s name and its hour in a row.',
};
