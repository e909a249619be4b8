import { Button } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'One or two wide buttons end a page and must stay within the thumb’s reach.',
  not: 'With a sum it is a FixedFooter. A button in the middle of a page stays where it is needed.',
  anatomy: { button: 'The page’s own button, as wide as the column.' },
  dos: { 'The wished-for button at the edge the thumb is at.': <Button wide>Xác nhận</Button> },
  donts: {
    'Three of them: take a sheet.': (
      <>
        <Button wide>Lưu</Button>
        <Button wide kind="outline">
          Sửa
        </Button>
        <Button wide kind="muted">
          Hủy
        </Button>
      </>
    ),
  },
  keys: { Tab: 'reaches the bar after all of the page’s content' },
  heard: 'The bar is silent, only its buttons are heard.',
  words: 'One or two words a button: “Xác nhận”, “Gửi lại mã”.',
};
