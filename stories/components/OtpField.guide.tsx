import { Button, OtpField } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A code from a message is typed: it is known for a minute, then forgotten.',
  not: 'A secret that the player keeps is a PinField. A code that is to be read and passed on is a CopyRow.',
  anatomy: {
    input: 'One real field over all the boxes, so that pasting and the phone’s suggestion work.',
    'div:has(> input)': 'The boxes, a digit each.',
  },
  dos: { 'Check by itself when the last digit is there.': <OtpField labelShown defaultValue="4821" /> },
  donts: {
    'Ask for the press of a button after six digits.': (
      <>
        <OtpField defaultValue="482193" />
        <Button wide>Kiểm tra mã</Button>
      </>
    ),
  },
  keys: {
    'Digits, paste': 'fill the boxes; a code of the right length that was pasted is taken whole',
    Backspace: 'empties the last filled box',
  },
  heard:
    'One text field, “Mã xác thực”, with what was typed as its value; the boxes are drawing. What is wrong is announced.',
  words: 'Say where the code went, “Mã đã gửi tới 0901 ••• 567”, and when another one can be had.',
};
