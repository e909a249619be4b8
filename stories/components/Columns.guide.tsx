import { Button, Card, Columns } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Parts of one width stand side by side where there is room: two buttons, tiles, cards.',
  not: 'Pieces of different widths are an Inline. Figures under headings are a table, as in PrizeTable.',
  anatomy: { 'div:has(> * + *)': 'The columns: as many as fit, none narrower than `minColumnWidth`.' },
  dos: {
    'Say the least width, and let the page decide how many.': (
      <Columns minColumnWidth="7rem">
        <Button kind="outline">Thêm vào giỏ</Button>
        <Button>Mua ngay</Button>
      </Columns>
    ),
  },
  donts: {
    'Three columns by number on a phone.': (
      <Columns columns={3}>
        <Card>Tài khoản</Card>
        <Card>Kết quả xổ số</Card>
        <Card>Hướng dẫn</Card>
      </Columns>
    ),
  },
  keys: 'Tab goes along the rows, as one reads.',
  heard: 'No more than its cells, row by row.',
  words: 'Labels of one row are about equally long, else one of them wraps alone.',
};
