import { vietnamClock, type BookPlace, type HistoryDetail } from '@veloc/rules';
import { FoldCard, ListGroup, ListRow, Seal } from '@veloc/ui';
import { ticketsOf } from '../../../features/ticket/ticketState';
import { formatNumber } from '../../../shared/copy/format';
import * as paths from '../../../shared/paths';

const place = (seq: number | null) => `Số ${formatNumber((seq ?? 0) + 1)}`;

/** What a row says of a ticket's place, the second line of it quieter. */
const rows: Readonly<Record<BookPlace['state'], (book: BookPlace) => readonly [title: string, detail: string]>> = {
  promised: () => ['Cửa hàng đã ký nhận vé', 'Đang ghi vào sổ bán'],
  entered: ({ seq }) => ['Đã vào sổ bán', `${place(seq)}, sổ còn nhận vé`],
  sealed: ({ seq, size, sealedAt }) => [
    sealedAt === null ? 'Đã niêm phong' : `Đã niêm phong lúc ${vietnamClock(sealedAt)}`,
    size === null ? place(seq) : `${place(seq)} trong ${formatNumber(size)}`,
  ],
  late: ({ seq }) => [
    seq === null ? 'Sổ đã khóa mà chưa có vé này' : 'Sổ của kỳ này không được niêm phong',
    'Lưu biên nhận làm bằng chứng và báo cho cửa hàng',
  ],
};

/** Where the tickets stand in the sealed books of their draws, each leading to its proof; nothing of draws without one. */
export function BookPlaces({ detail }: { detail: HistoryDetail }) {
  const placed = ticketsOf(detail).flatMap(({ ticketId, code, book }) => (book ? [{ ticketId, code, book }] : []));
  if (placed.length === 0) return null;
  const list = (
    <ListGroup>
      {placed.map(({ ticketId, code, book }) => {
        const [title, told] = rows[book.state](book);
        return (
          <ListRow
            key={ticketId}
            mark={<Seal state={book.state} size="small" aria-hidden="true" />}
            title={title}
            detail={placed.length > 1 ? `Vé ${code} · ${told}` : told}
            href={paths.checkReceiptOf(ticketId)}
          />
        );
      })}
    </ListGroup>
  );
  return placed.length > 1 ? <FoldCard label={`Sổ bán và biên nhận của ${placed.length} vé`}>{list}</FoldCard> : list;
}
