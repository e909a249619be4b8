import { Button, Money } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A purchase is put together: the sum, how it comes about, the button.',
  not: 'Buttons without a sum are an ActionBar; a sum on a page that is read is a TotalBox.',
  anatomy: {
    footer: 'The bar at the foot, over the content.',
    'footer div > span:nth-of-type(2)': 'The amount.',
    'footer div > span:nth-of-type(3)': 'How it comes about, or why nothing can be bought.',
    'footer button': 'The way besides buying.',
    'footer button:last-of-type': 'The purchase, always red, always last.',
  },
  dos: {
    'Let the button or the `note` say what is missing.': (
      <Button wide aria-disabled>
        Chọn thêm 2 số
      </Button>
    ),
  },
  donts: { 'A sum that changes without what it is made of.': <Money amount={30_000} /> },
  keys: { Tab: 'reaches its buttons after the content' },
  heard: 'A footer: label, detail and sum are read before the buttons; on narrow phones the word goes under its icon.',
  words: '“3 vé × 1 kỳ” with the true sign of times; the sum by Money.',
};
