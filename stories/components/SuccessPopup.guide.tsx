import { Button, Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A purchase, a top-up or a withdrawal went through.',
  not: 'Smaller things are told by a toast (ToastProvider). A prize is shown where it lies, in a Receipt with a ReceiptHead.',
  anatomy:
    'A Popup whose crown is gold leaf with a green tick and whose lower edge is a bar that tells the 3 seconds it stays. Press “Thanh toán” in the story above.',
  dos: {
    'Say what was bought and where it is.': (
      <>
        <Text>3 vé đã sẵn sàng dự thưởng.</Text>
        <Button wide>Xem vé của tôi</Button>
      </>
    ),
  },
  donts: {
    'Ask for the next purchase in the same breath.': (
      <>
        <Text>Mua vé thành công!</Text>
        <Button wide kind="gold">
          Mua thêm 5 vé nữa
        </Button>
      </>
    ),
  },
  keys: { Tab: 'stops its clock, so that it can be read without hurry', Escape: 'closes it before its time' },
  heard: 'Opened, it is a dialog named by its title; leaf, tick and bar are silent.',
  words: 'One exclamation mark, here and nowhere else: “Mua vé thành công!” Luck is wished, never promised.',
};
