import { Text } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A player sees for the first time that a ticket has won a million đồng or more.',
  not: 'Less than that tears the stub of its TicketCard. A purchase is told by a SuccessPopup, and a ticket that won nothing by one Notice.',
  anatomy:
    'Lacquer over the whole column; the balls of the draw; the ticket, whose stub tears off in gold; one line on where the money is; two or three buttons. “Bỏ qua” stands at the top right until it rests.',
  dos: {
    'Say where the money is, and what can be done with it now.': <Text>Đã ghi vào Số dư thưởng</Text>,
    'Grow calmer with the sum: a jackpot has steps and a telephone, and nothing to share.': (
      <Text>Bốn việc cần làm, không cần vội</Text>
    ),
  },
  donts: {
    'Show it a second time, or build up suspense for a ticket that may not have won.': (
      <Text>Chỉ thiếu một số nữa thôi…</Text>
    ),
  },
  keys: {
    'Enter, Space, Escape': 'skip to the end while it runs',
    Tab: 'at rest, from the cross to the buttons',
    'Escape again': 'closes it',
  },
  heard:
    'A dialog named by one sentence: game, prize and sum. Until it rests only the button that skips can be met; then the focus is on the dialog, on no button.',
  words: 'Luck has come, nobody was clever: “Lộc đã về”. The tier, then what was matched: “Giải Nhất · Trùng 5 số”.',
};
