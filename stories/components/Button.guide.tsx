import { Button } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'Something is done by a press: a ticket is bought, a code is sent, a sheet is closed. One `primary` a screen; `gold` for the one most wanted thing of a page.',
  not: 'What only leads to another page is a ButtonLink, or a TextLink in a sentence. A sign that everybody knows is an IconButton; a state that is switched on and off a Chip or a Switch.',
  anatomy: { button: 'The face, as tall as a thumb; its words stand in the middle and may take two lines.' },
  dos: {
    'One primary button, the others quieter.': (
      <>
        <Button wide>Mua ngay</Button>
        <Button kind="outline" wide>
          Thêm vào giỏ
        </Button>
      </>
    ),
    'Let the label say what is missing, and leave the button reachable.': (
      <Button wide aria-disabled>
        Chọn thêm 2 số
      </Button>
    ),
  },
  donts: {
    'Two buttons of the same weight, so that nobody knows which is meant.': (
      <>
        <Button wide>Mua ngay</Button>
        <Button wide>Thêm vào giỏ</Button>
      </>
    ),
    'A button that goes somewhere else: a link can be opened in another tab.': (
      <Button kind="tonal">Xem hướng dẫn</Button>
    ),
  },
  keys: {
    'Enter, Space': 'press it; while it is loading or marked off nothing happens',
    Tab: 'stops at it also when `aria-disabled` is set',
  },
  heard:
    'While it is loading it is heard as busy and unavailable; put the waiting into the label too, for the spinner is silent.',
  words:
    'Begins with its verb and has no full stop: “Nạp tiền”, not “OK” nor “Nạp Tiền”. An amount in it is written with dots and ₫: “Thanh toán 30.000 ₫”.',
};
