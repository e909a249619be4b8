import { PinField } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A secret of a few digits protects money or the account.',
  not: 'A code that comes by message is an OtpField: there, dots would only get in the way.',
  anatomy: {
    input: 'The field that takes the digits and hides them.',
    button: 'Shows what was typed for as long as the reader wants.',
  },
  dos: {
    'Tell the password manager what it is.': <PinField labelShown autoComplete="new-password" label="Mã PIN mới" />,
  },
  donts: {
    'Tell how many digits were right.': <PinField defaultValue="482193" error="Bạn đã nhập đúng 4 trên 6 số." />,
  },
  keys: { 'Backspace, digits': 'change the PIN', Tab: 'leads on to “Hiện mã”, a button' },
  heard: 'A field whose digits are not read aloud while they are hidden; the button says which of the two it will do.',
  words: '“Mã PIN”, never “mật khẩu”. A wrong one is told with what is left: “Còn 3 lần thử.”',
};
