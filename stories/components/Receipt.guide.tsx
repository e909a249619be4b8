import { Receipt, ReceiptFacts, ReceiptHead } from '@veloc/ui';
import type { Guide } from '../../.storybook/guide/guide';

export const guide: Guide = {
  when: 'A paper is kept: a bought ticket, a top-up, what is in the wallet.',
  not: 'On sale it is a TicketCard; facts without a paper are a Card. The picture to pass on is a TicketPicture.',
  anatomy: {
    article: 'The paper, two parts with a perforation between.',
    'article > div': 'What it is about.',
    'article > div:last-child': 'The facts, or the wallet’s buttons.',
    dt: 'The name of a fact.',
  },
  dos: {
    'Gold for what was won, and only then.': (
      <Receipt
        head={
          <ReceiptHead title="Chúc mừng, vé của bạn đã trúng" prize={500_000}>
            Giải Nhì · Trùng 4 số
          </ReceiptHead>
        }
        below={<ReceiptFacts facts={[{ label: 'Mã vé', value: '2E6F-90A1' }]} />}
      >
        POWER 6/55
      </Receipt>
    ),
  },
  donts: { 'A head that mourns: a ticket that won nothing has none.': null },
  keys: { 'Enter, Space': 'on the sign beside a fact copy it whole' },
  heard: 'An article with pairs of name and value; “Đã sao chép” is announced.',
  words:
    'Facts are short: code, “18:00 ngày 22/11/2026”, amount. A loss is the fact “Không trúng”, in its place among the others.',
};
