import { LandmarkIcon, RadioList, WalletMinimalIcon } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'One of a few ways that need a sign and a second line: how to pay, where a prize goes.',
  not: 'A word each is a ChipGroup or a Segment; sixty banks are a BankPicker; radios apart from each other are a Radio each.',
  story: 'Default',
  anatomy: {
    fieldset: 'The list, heard by its label.',
    label: 'One way: all of the row can be pressed.',
    'label span': 'The sign in its tile.',
    'label > span:last-of-type': 'The dot says which is chosen, also without color.',
  },
  dos: {
    'What it means for the player in the second line.': (
      <RadioList
        label="Thanh toán bằng"
        defaultValue="wallet"
        options={[
          { value: 'wallet', label: 'Ví Vé Lộc', detail: 'Số dư 250.000 ₫', icon: <WalletMinimalIcon /> },
          { value: 'bank', label: 'Chuyển khoản', detail: 'Quét mã VietQR', icon: <LandmarkIcon /> },
        ]}
      />
    ),
  },
  donts: { 'Choose for the player what costs more.': null },
  keys: { 'Arrow keys': 'choose another row; Tab leads in and out of the list once' },
  heard:
    'The label is the legend. Each row is read with its second line; an error is the description of all, and each is heard as invalid. It is read before the options, since it stands over them.',
  words: 'Names as one knows them from outside, “Chuyển khoản ngân hàng”; the detail is a phrase without a full stop.',
};
