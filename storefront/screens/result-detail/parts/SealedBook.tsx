import { vietnamClock, type SoldBook } from '@veloc/rules';
import { ListGroup, ListRow, Seal, formatMoney } from '@veloc/ui';
import { formatNumber } from '../../../shared/copy/format';
import * as paths from '../../../shared/paths';

/** Seconds that are told as such; what lies further from the draw is told by the clock alone. */
const TOLD = 120;

/** What was sold for the draw and when the book was closed for good, which leads to where a ticket is checked against it. */
export function SealedBook({ book: { size, total, sealedAt, dialAt } }: { book: SoldBook }) {
  const lead = Math.floor((Date.parse(dialAt) - Date.parse(sealedAt)) / 1000);
  const sealed = `Niêm phong lúc ${vietnamClock(sealedAt)}`;
  return (
    <ListGroup>
      <ListRow
        mark={<Seal state="sealed" size="small" aria-hidden="true" />}
        title={[`Sổ bán: ${formatNumber(size)} vé`, ...(total === null ? [] : [formatMoney(total)])].join(', ')}
        detail={lead > 0 && lead <= TOLD ? `${sealed}, ${lead} giây trước khi quay` : sealed}
        href={paths.checkReceipt}
      />
    </ListGroup>
  );
}
