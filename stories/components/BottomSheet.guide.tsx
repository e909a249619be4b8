import { Button, Money, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Something is chosen without leaving the page: a number of draws, a way to play, numbers. It is as tall as it has to be.',
  not: 'A question with two answers is a Popup. What is filled in for longer than a minute is a page of its own.',
  anatomy: {
    '[role="dialog"]': 'The sheet, at the foot of the column, over the darkened page.',
    '[role="dialog"] h2': 'The title names what is chosen.',
    '[role="dialog"] button': 'The cross; pulling the sheet down does the same.',
    '[role="dialog"] p': 'One sentence on what a choice means, in the part that scrolls.',
    '[role="dialog"] div:last-of-type > button': 'The button stays in sight below what scrolls.',
  },
  dos: {
    'Numbers to pick from have the whole width: `inset="none"`.': null,
    'Keep the sum and the button in `footer`, where the thumb is.': (
      <>
        <Text size="label">Tổng tiền</Text>
        <Money amount={30_000} />
        <Button wide>Xong</Button>
      </>
    ),
  },
  donts: {
    'A sheet over a sheet: close the first, then open the second.': null,
    'A footer with three buttons: nobody knows which of them keeps the choice.': (
      <>
        <Button wide>Lưu</Button>
        <Button wide kind="outline">
          Áp dụng
        </Button>
        <Button wide kind="muted">
          Đóng
        </Button>
      </>
    ),
  },
  keys: {
    Escape: 'closes the sheet without keeping a choice; so do the back key and a press beside it',
    Tab: 'stays inside; the focus returns to the control that opened the sheet',
  },
  heard:
    'A dialog by the name of its title. With `titleHidden` the title is heard all the same. The handle at its top is for fingers, and silent.',
  words:
    'The title is a noun, “Số kỳ dự thưởng”; the button says what it keeps, “Chọn 3 kỳ”, not “Xong” alone where more can be said.',
};
