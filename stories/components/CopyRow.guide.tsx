import { CopyRow } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A value has to be carried elsewhere to the letter: an account number, a transfer’s reference.',
  not: 'A fact that is only read stands in ReceiptFacts. What is scanned is a QrCode, with this below it.',
  anatomy: {
    p: 'What the value is.',
    'p:nth-of-type(2)': 'The value, as large as it must be exact.',
    button: 'Takes it to the clipboard.',
  },
  dos: {
    'Emphasize the one that must be kept exactly.': (
      <CopyRow label="Nội dung chuyển khoản" value="NAP 84912345678" isEmphasized />
    ),
  },
  donts: {
    'All of them emphasized.': (
      <>
        <CopyRow label="Ngân hàng" value="Vietcombank" isEmphasized />
        <CopyRow label="Số tài khoản" value="0011 0022" isEmphasized />
      </>
    ),
  },
  keys: { 'Enter, Space': 'on its button copy the value' },
  heard:
    'The button is named with the value’s label, “Sao chép …”; that it was copied is announced, and stands there for two seconds. Where the browser has no clipboard, as on a page without https, nothing is said and the value can be selected.',
  words: 'Shown in groups where that helps reading; copied without the spaces, by `copyText`.',
};
