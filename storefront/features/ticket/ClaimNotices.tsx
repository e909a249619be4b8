import type { HistoryTicket } from '@veloc/rules';
import { Card, Notice, Prose, SectionHeading, TextLink } from '@veloc/ui';
import { claimsOf, lastDay } from './claim';
import * as paths from '../../shared/paths';

/** What became of prizes that are not paid yet, and how to get them; nothing where none waits. */
export function ClaimNotices({ tickets, guided = false }: { tickets: readonly HistoryTicket[]; guided?: boolean }) {
  const claims = claimsOf(tickets);
  if (claims.length === 0) return null;
  const reasons = claims.flatMap(({ state, reason }) => (state === 'rejected' && reason ? [reason] : []));
  const lapsed = claims.find(({ state }) => state === 'lapsed');
  const waiting = claims.filter(({ state }) => state === 'waiting');
  const open = claims.find(({ state }) => state !== 'lapsed');
  return (
    <>
      {[...new Set(reasons)].map((reason) => (
        <Notice key={reason} tone="warning">
          Giải chưa được trả. Lý do: {reason}
        </Notice>
      ))}
      {lapsed ? <Notice tone="warning">Giải đã hết hạn nhận sau ngày {lastDay(lapsed)}.</Notice> : null}
      {waiting.length > 0 ? (
        <Notice tone="gold">
          {waiting.some(({ paid }) => paid > 0)
            ? 'Phần còn lại của giải đang chờ trả: chưa vào số dư thưởng.'
            : 'Giải đang chờ trả: tiền chưa vào số dư thưởng.'}
        </Notice>
      ) : null}
      {open && guided ? <HowToClaim until={lastDay(open)} days={open.decisionDays} /> : null}
    </>
  );
}

function HowToClaim({ until, days }: { until: string; days: number | null }) {
  return (
    <section aria-label="Cách nhận giải">
      <SectionHeading>Cách nhận giải</SectionHeading>
      <Card>
        <Prose>
          <ol>
            <li>
              Kiểm tra họ tên trong <TextLink href={paths.profileEdit}>Hồ sơ</TextLink>: phải trùng với giấy tờ của bạn.
            </li>
            <li>Chuẩn bị căn cước công dân (CCCD) hoặc hộ chiếu còn hạn, và mã vé trên trang này.</li>
            <li>
              <TextLink href={paths.contact}>Liên hệ cửa hàng</TextLink> để đối chiếu
              {days === null
                ? ' và biết khi nào giải được duyệt. '
                : `. Cửa hàng trả lời trong ${days} ngày làm việc kể từ khi đủ giấy tờ. `}
              Được duyệt là tiền vào số dư thưởng và bạn có thông báo.
            </li>
          </ol>
          <p>
            Hãy liên hệ trước khi hết ngày {until}. Giải đang chờ duyệt không mất vì quá hạn; giải đã bị từ chối mà hết
            ngày ấy vẫn chưa được duyệt lại thì không còn được trả.
          </p>
        </Prose>
      </Card>
    </section>
  );
}
