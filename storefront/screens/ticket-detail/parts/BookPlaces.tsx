import { vietnamClock, type BookPlace, type HistoryDetail } from '@veloc/rules';
import { Button, DownloadIcon, FoldCard, ListGroup, ListRow, Notice, Seal, Stack, Text } from '@veloc/ui';
import { useBookFindings } from '../../../data/useBookFindings';
import { promiseEvidence } from '../../../data/promises';
import { orderCode, shortCode } from '../../../features/ticket/ticketIds';
import { ticketsOf } from '../../../features/ticket/ticketState';
import { formatNumber } from '../../../shared/copy/format';
import * as paths from '../../../shared/paths';
import { saveFile } from '../../../shared/usePicture';

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

const differing = ['Vé không khớp với sổ đã niêm phong', 'Lưu bằng chứng và báo cho cửa hàng'] as const;

/**
 * Where the tickets stand in the sealed books of their draws, each leading to its proof; nothing of draws without one. What
 * does not agree with its book says so by itself.
 */
export function BookPlaces({ detail }: { detail: HistoryDetail }) {
  const placed = ticketsOf(detail).flatMap(({ ticketId, code, book }) => (book ? [{ ticketId, code, book }] : []));
  const findings = useBookFindings(orderCode(detail.id), placed);
  if (placed.length === 0) return null;
  const isDiffering = (ticketId: string) => findings.get(ticketId) === 'differs';
  const list = (
    <ListGroup>
      {placed.map(({ ticketId, code, book }) => {
        const [title, told] = isDiffering(ticketId) ? differing : rows[book.state](book);
        return (
          <ListRow
            key={ticketId}
            mark={<Seal state={isDiffering(ticketId) ? 'broken' : book.state} size="small" aria-hidden="true" />}
            title={title}
            detail={placed.length > 1 ? `Vé ${code} · ${told}` : told}
            href={paths.checkReceiptOf(ticketId)}
          />
        );
      })}
    </ListGroup>
  );
  const hasDiffering = placed.some(({ ticketId }) => isDiffering(ticketId));
  return (
    <>
      {hasDiffering ? <BookEvidence orderId={orderCode(detail.id)} /> : null}
      {placed.length > 1 && !hasDiffering ? (
        <FoldCard label={`Biên nhận của ${placed.length} vé`}>{list}</FoldCard>
      ) : (
        list
      )}
    </>
  );
}

/** What the shop signed at the payment and what it hands out now, for whoever judges between them. */
function BookEvidence({ orderId }: { orderId: string }) {
  const save = () => {
    const text = JSON.stringify(promiseEvidence(orderId), null, 2);
    saveFile(new File([text], `bang-chung-${shortCode(orderId)}.json`, { type: 'application/json' }));
  };
  return (
    <Notice tone="danger" role="alert" heading="Vé không khớp với sổ bán">
      <Stack gap={8}>
        <Text>
          Máy đã so vé với sổ niêm phong và với chữ ký lúc thanh toán. Hãy lưu bằng chứng, rồi gửi cho cửa hàng và cơ
          quan quản lý.
        </Text>
        <Button kind="outline" size="medium" icon={<DownloadIcon />} onClick={save}>
          Lưu bằng chứng
        </Button>
      </Stack>
    </Notice>
  );
}
