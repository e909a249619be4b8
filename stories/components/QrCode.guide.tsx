import { CopyRow } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Another device pays or opens what stands here.',
  not: 'On the phone that has to pay, CopyRows do it: nobody scans the phone in their own hand.',
  anatomy: {
    svg: 'The code, dark on white in both themes, for cameras.',
    span: 'The shop’s sign, within what the code may lose.',
  },
  dos: { 'What it holds stands below, to be copied.': <CopyRow label="Số tài khoản" value="0011 0022 3344" /> },
  donts: { 'A code for what is a link on the same page.': null },
  keys: 'The code is seen by a camera; what a keyboard needs is in the rows below it.',
  heard: 'An image by its label: what scanning it does, with the amount.',
  words: 'The label is a deed with its amount, “Mã VietQR chuyển 250.000 ₫”.',
};
