import { PhoneField } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A Vietnamese or foreign mobile number is asked for, to log in or to be called.',
  not: 'Numbers that are shown, not typed, are written by Text, with their middle hidden. A code that was sent there is an OtpField.',
  anatomy: {
    'div:has(> input[autocomplete="tel-country-code"])':
      'The country code, at first that of the language’s region, with its flag for Vietnam.',
    'div:has(> div > input)': 'The number; a Vietnamese one is drawn in groups while it is typed.',
  },
  dos: {
    'Say what is wrong once the number was left, by `onCommit`.': (
      <PhoneField defaultPhone="09012" error="Số điện thoại cần đủ 10 chữ số." />
    ),
  },
  donts: {
    'An error under a number that is still being typed.': (
      <PhoneField defaultPhone="0" error="Số điện thoại không đúng" />
    ),
  },
  keys: {
    Digits: 'are kept; spaces, dots and letters are left out, also when pasted',
    'A plus sign': 'begins a country code, which goes to its own box; so do two zeros in a number that is pasted',
    Enter: 'leaves the number, which is then checked',
  },
  heard: 'Two fields, each by its own name. The groups of digits are drawn over the real text and silent.',
  words: 'Shown as “0901 234 567”, sent as +84901234567. Nobody is told “số không tồn tại”: we do not know that.',
};
