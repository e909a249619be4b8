import { Card, Stack, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Pieces of one thing stand one under the other with the same room between each two: fields of a form, facts of a card.',
  not: 'Side by side they are an Inline or Columns. The parts of a whole page are its Page; rows of one kind a ListGroup.',
  anatomy: { 'div:has(> div + div)': 'The stack: it draws nothing and only keeps the room between.' },
  dos: {
    'A stack in a stack where things belong closer together.': (
      <Stack gap={24}>
        <Stack gap={4}>
          <Text as="h3" size="heading">
            Kết quả
          </Text>
          <Text size="label">Kỳ #01271</Text>
        </Stack>
        <Card>05 17 23</Card>
      </Stack>
    ),
  },
  donts: { 'A margin on a piece: the next page has other neighbours.': null },
  keys: 'Room takes no key; the order of the source is the order of Tab.',
  heard: 'Nothing, unless `as` makes it a list, a section or a form.',
  words: 'It has no words; what stands closer is read as belonging together.',
};
