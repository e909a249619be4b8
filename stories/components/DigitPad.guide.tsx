import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Short numbers are typed that are no amounts: three digits of Max 3D, five of a Classic ticket.',
  not: 'Amounts and phones use the phone’s own keys, in an AmountField or PhoneField. Numbers that are picked are a NumberGrid.',
  anatomy: {
    button: 'A digit, as large as a thumb.',
    'button:nth-of-type(10)': 'The zero, or a service beside it.',
    'button:last-of-type': 'Takes the last digit back.',
  },
  dos: { 'Stand right below the tiles it fills.': null },
  donts: { 'Open the phone’s keyboard beside it.': null },
  keys: {
    '0 to 9': 'type with a keyboard that hangs on the device, once the focus is inside',
    Backspace: 'takes back',
  },
  heard: 'Keys by their digit; one that does nothing now says why. What was filled by chance is announced.',
  words: '“Xóa hết”, “Chọn nhanh”: what the key does, in two words.',
};
