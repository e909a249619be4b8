import { IconTile, MailIcon, MessageSquareLockIcon, PhoneIcon, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A page with one thing to do has a sign above its heading.',
  not: 'A sign in a row is that of a ListRow, one of a state that of a Notice or a Popup.',
  anatomy: { 'span[aria-hidden="true"]': 'The tinted tile.', svg: 'The sign, 32 px.' },
  dos: {
    'One at the head of a page.': (
      <>
        <IconTile icon={<MessageSquareLockIcon />} />
        <Text as="h2" size="heading">
          Nhập mã xác thực
        </Text>
      </>
    ),
  },
  donts: {
    'One before each paragraph.': (
      <>
        <IconTile icon={<PhoneIcon />} />
        <IconTile icon={<MailIcon />} />
      </>
    ),
  },
  keys: 'A drawing has nothing to press.',
  heard: 'Silent: the heading below says what it means.',
  words: 'No words in it and none as its name.',
};
