import { Button, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'One thing must be answered or put away before anything else goes on: a draw has closed, a purchase is to be confirmed.',
  not: 'A choice belongs in a BottomSheet, a sentence that only has to be read in a WarningPopup, missing money in a BalancePopup, good news in a SuccessPopup. What may be passed over is a Notice or a toast.',
  anatomy: {
    '[role="dialog"]': 'The sheet of paper in the middle of the column, over the darkened page.',
    '[role="dialog"] svg': 'The sign in its disc; it repeats the words and is silent.',
    '[role="dialog"] h2': 'The title says what is asked.',
    '[role="dialog"] p': 'One sentence: why, and what follows.',
    '[role="dialog"] button': 'The wished-for answer; it has the focus on opening.',
  },
  dos: {
    'Name both answers by what they do.': (
      <>
        <Text>Bỏ vé này khỏi giỏ?</Text>
        <Button wide>Bỏ vé</Button>
        <Button kind="muted" wide>
          Giữ lại
        </Button>
      </>
    ),
  },
  donts: {
    'Yes and no: who did not read the title cannot answer.': (
      <>
        <Text>Bạn có chắc không muốn giữ vé này không?</Text>
        <Button wide>Có</Button>
        <Button kind="muted" wide>
          Không
        </Button>
      </>
    ),
    'A second popup over the first: close one, then open the other.': null,
  },
  keys: {
    Escape: 'closes it, where `onClose` is given',
    Tab: 'goes round within it; on closing the focus returns to what opened it',
  },
  heard:
    'On opening the title and the sentence are read as the dialog’s name and description; the page behind is out of reach.',
  words:
    'A title of a few words without a full stop, then one whole sentence with it. Time and day in full: “quay lúc 18:00 ngày 22/11”.',
};
