import type { PrintJob, PrintStatus } from '@veloc/rules';
import {
  ActionBar,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Notice,
  SectionHeading,
  Skeleton,
  Stack,
} from '@veloc/ui';
import { useState } from 'react';
import { messageOf } from '../../../api/errors';
import { usePrintQueue } from '../../../data/tickets';
import { usePopups } from '../../../state/contexts';
import * as place from '../../../shared/place.css';
import * as styles from '../PrintQueueScreen.css';
import { slipsOfJobs } from '../slips';
import { JobList } from './JobList';
import { PrintSlip } from './PrintSlip';
import * as paths from '../../../shared/paths';

/** What waits, what is on its way to paper and how it went; only a person can say what the printer did. */
export function PrintQueue() {
  const { jobs, error, isLoading, retry, move } = usePrintQueue();
  const { warnOfFailure } = usePopups();
  const [isBusy, setBusy] = useState(false);
  if (!jobs || jobs.length === 0) {
    return (
      <main className={styles.page}>
        {jobs ? (
          <Nothing />
        ) : error ? (
          <Failed error={messageOf(error)} isRetrying={isLoading} onRetry={retry} />
        ) : (
          <Loading />
        )}
      </main>
    );
  }

  const of = (...statuses: PrintStatus[]) => jobs.filter(({ status }) => statuses.includes(status));
  const [queued, printing] = [of('queued'), of('printing')];
  const slips = slipsOfJobs(printing);
  const change = async (some: readonly PrintJob[], status: PrintStatus) => {
    setBusy(true);
    try {
      await move(some, status);
      return true;
    } catch (failure) {
      warnOfFailure(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <main className={styles.page}>
        <div className={styles.onScreen}>
          {error ? <Notice tone="warning">{messageOf(error)}</Notice> : null}
          <JobList title="Chờ in" jobs={queued} />
        </div>
        {slips.length > 0 ? (
          <section aria-label="Phiếu đang in">
            <div className={styles.onScreen}>
              <SectionHeading>{`Phiếu đang in (${slips.length})`}</SectionHeading>
            </div>
            <Stack>
              {slips.map((slip, index) => (
                <PrintSlip key={slip.jobs[0]?.id} slip={slip} place={index + 1} count={slips.length} />
              ))}
            </Stack>
          </section>
        ) : null}
        <div className={styles.onScreen}>
          <JobList title="In lỗi" jobs={of('failed')} onAgain={(job) => void change([job], 'queued')} />
          <JobList title="Đã in" jobs={of('done')} onAgain={(job) => void change([job], 'queued')} />
        </div>
      </main>
      <ActionBar className={styles.actions}>
        {printing.length > 0 ? (
          <>
            <Button kind="outline" onClick={() => globalThis.print()}>
              Mở trang in
            </Button>
            <Button kind="outline" isLoading={isBusy} onClick={() => void change(printing, 'failed')}>
              In bị lỗi
            </Button>
            <Button isLoading={isBusy} className={place.wide} onClick={() => void change(printing, 'done')}>
              Đã in xong
            </Button>
          </>
        ) : (
          <Button
            isLoading={isBusy}
            aria-disabled={queued.length === 0}
            onClick={async () => {
              if (await change(queued, 'printing')) globalThis.print();
            }}
          >
            {queued.length === 0 ? 'Không có vé chờ in' : `In ${queued.length} vé`}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

function Failed({ error, ...rest }: { error: string; isRetrying: boolean; onRetry: () => void }) {
  return (
    <ErrorState title="Chưa tải được hàng đợi in" {...rest}>
      {error}
    </ErrorState>
  );
}

function Loading() {
  return (
    <Stack as="section" aria-busy="true" aria-label="Đang tải hàng đợi in" gap={8}>
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="5rem" />
    </Stack>
  );
}

function Nothing() {
  return (
    <EmptyState title="Chưa có vé nào chờ in" action={<ButtonLink href={paths.tickets}>Xem vé của tôi</ButtonLink>}>
      Mở một vé đã mua rồi chọn “In vé”, vé sẽ nằm ở đây cho đến khi in xong.
    </EmptyState>
  );
}
