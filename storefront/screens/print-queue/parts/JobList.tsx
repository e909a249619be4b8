import { gameConfig, type PrintJob, type PrintStatus } from '@veloc/rules';
import {
  Button,
  Card,
  Facts,
  GameMark,
  Inline,
  SectionHeading,
  Stack,
  StatusBadge,
  type StatusBadgeProps,
  Text,
} from '@veloc/ui';
import { figureLabel } from '../../../features/ticket/TicketFigures';
import { drawnAtLabel } from '../../../features/ticket/detailLabels';
import * as styles from '../PrintQueueScreen.css';
import { methodLabel, ticketFigures } from '../../../games/gamePresentations';
import { gamePages } from '../../../games/pages';

const looks: Readonly<Record<PrintStatus, { words: string; tone: NonNullable<StatusBadgeProps['tone']> }>> = {
  queued: { words: 'Chờ in', tone: 'info' },
  printing: { words: 'Đang in', tone: 'gold' },
  done: { words: 'Đã in', tone: 'success' },
  failed: { words: 'In lỗi', tone: 'danger' },
};

interface JobListProps {
  title: string;
  jobs: readonly PrintJob[];
  /** Puts one back into the queue; left out where it still waits. */
  onAgain?: (job: PrintJob) => void;
}

/** Jobs of one kind, each with its numbers and where it stands. */
export function JobList({ title, jobs, onAgain }: JobListProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeading>{`${title} (${jobs.length})`}</SectionHeading>
      <Stack as="ul" gap={8}>
        {jobs.map((job) => {
          const { words, tone } = looks[job.status];
          const numbers = figureLabel(ticketFigures(job)) || methodLabel(job);
          return (
            <li key={job.id}>
              <Card>
                <Inline gap={10} align="start">
                  <GameMark {...gamePages[job.gameId].look} size={32} />
                  <Stack gap={2} className={styles.words}>
                    <Text weight="bold" tone="plain">
                      <Facts facts={[gameConfig[job.gameId].title, `Vé ${job.code}`]} />
                    </Text>
                    <Text size="label" tone="soft">
                      <Facts facts={drawnAtLabel({ name: job.periodName, resultDate: job.resultDate }).split(' · ')} />
                    </Text>
                    <Text size="label" tone="plain">
                      {numbers}
                    </Text>
                  </Stack>
                  <Stack gap={8} align="end">
                    <StatusBadge tone={tone}>{words}</StatusBadge>
                    {onAgain ? (
                      <Button kind="muted" size="medium" onClick={() => onAgain(job)}>
                        In lại
                      </Button>
                    ) : null}
                  </Stack>
                </Inline>
              </Card>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
