import { Text, TextLink } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A word in a sentence leads to a page that tells more.',
  not: 'A press that does something is a Button. A link that stands alone is a ButtonLink, a ListRow or the `link` of a SectionHeading.',
  anatomy: { a: 'The words, underlined: color alone would not tell a link from text.' },
  dos: {
    'Link the words that name the page.': (
      <Text size="label">
        Khi bấm thanh toán, bạn đồng ý với <TextLink href="#term">Điều khoản sử dụng</TextLink>.
      </Text>
    ),
  },
  donts: {
    '“Here”: out of its sentence it says nothing.': (
      <Text size="label">
        Xem điều khoản sử dụng <TextLink href="#term">tại đây</TextLink>.
      </Text>
    ),
  },
  keys: { Enter: 'follows the link within the sentence' },
  heard: 'A link by its own words, also when all links of the page are listed without their sentences.',
  words: 'The name of the page, in the grammar of the sentence.',
};
