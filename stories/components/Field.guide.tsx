import { Field } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'One line of text is typed: a name, an e-mail, the number of a draw.',
  not: 'A phone number is a PhoneField, a code an OtpField, a secret a PinField, money an AmountField, a search a SearchField. What is chosen from a few is a ChipGroup or a RadioList.',
  anatomy: {
    label: 'The label stays above the box while one types.',
    input: 'The text, 16 px, so that a phone does not zoom in.',
    'div:has(> input)': 'The box; all of it takes the press.',
  },
  dos: {
    'Say in the hint what is wanted, before something goes wrong.': (
      <Field label="Họ và tên" hint="Như trên căn cước" />
    ),
    'Let the error say what to do.': <Field label="Họ và tên" error="Nhập đủ họ và tên, như trên căn cước." />,
  },
  donts: {
    'A placeholder in the label’s place: it goes when it is needed.': (
      <Field label="Họ và tên" labelHidden placeholder="Nhập họ tên của bạn tại đây" />
    ),
  },
  keys: { Letters: 'type; Enter sends the form around it' },
  heard: 'The label is its name, hint or error its description; an error that comes later is announced once.',
  words:
    'The label is a noun without a colon, “Họ và tên”. Hints and errors are sentences; an error never says “không hợp lệ” alone.',
};
