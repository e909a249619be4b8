import { Money, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'An amount stands anywhere: in a sentence, a row, a button.',
  not: 'Amounts that belong together are a TotalBox. What can be won and is the largest of its place is a JackpotFigure. What is typed is an AmountField.',
  anatomy: { span: 'The amount, in the size and color of the words around it.' },
  dos: {
    'Plus for what came in, a true minus for what went out.': (
      <>
        <Money amount={300_000} plus />
        <br />
        <Money amount={-60_000} />
      </>
    ),
  },
  donts: { 'Put it together by hand: dots, space and sign then differ from page to page.': <Text>250,000đ</Text> },
  keys: 'An amount is text, and takes no key.',
  heard: 'Read as it is written; one that is not known is “Chưa có số liệu”, not zero.',
  words: '“250.000 ₫”, whole đồng, dots, a space that does not break. A prize is never rounded to “32 tỷ”.',
};
