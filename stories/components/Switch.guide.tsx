import { Button, Switch } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A setting of the player’s takes effect at once.',
  not: 'What is sent with a form is a Checkbox; one of two ways a Segment.',
  anatomy: {
    button: 'All of the row switches.',
    'button > span': 'The words: what is on or off, and in a second line what that means.',
    'button > span:last-child': 'The track; its knob moves and changes its shape, not only its color.',
  },
  dos: {
    'Say under it why it cannot be switched.': (
      <Switch label="Đăng nhập bằng vân tay" disabledReason="Thiết bị này chưa có vân tay." />
    ),
  },
  donts: {
    'A “Lưu” below it: it has acted already.': (
      <>
        <Switch label="Báo kết quả khi quay xong" defaultChecked />
        <Button wide>Lưu</Button>
      </>
    ),
  },
  keys: { 'Space, Enter': 'switch it; the focus stays' },
  heard: 'A switch, on or off, with the second line as its description. What is off on purpose stays reachable.',
  words: 'The label says what is on, “Báo kết quả khi quay xong”, never “Bật/tắt”.',
};
