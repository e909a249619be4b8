import { gameName, readPeriodId, readPurchase, texts, type GameId } from '@veloc/rules';
import { Button, Card, Facts, GameMark, InfiniteList, Inline, Notice, Stack, Text, TicketLine } from '@veloc/ui';
import { useMemo, type ReactNode } from 'react';
import { useKeptTickets } from '../../../data/keptTickets';
import { keyOf } from '../../../state/kept/databases';
import { heldLine } from '../../../features/ticket/heldTicket';
import { drawWords, ticketVerdict } from '../../../features/ticket/keptVerdict';
import { PurchaseSkeleton } from '../../../features/ticket/parts/PurchaseList';
import { channelLabel } from '../../../features/ticket/periodLabels';
import { copiesLabel } from '../../../features/ticket/ticketState';
import type { HistoryFilter } from '../../../features/ticket/ticketTabs';
import * as styles from '../../../features/ticket/Ticket.css';
import { betLabel } from '../../../games/gamePresentations';
import { gamePages } from '../../../games/pages';

type Kept = NonNullable<ReturnType<typeof useKeptTickets>['kept']>[number];

/** The digits of a period, which sort as its moments do. */
const momentOf = ({ entry }: Kept) => entry.listPeriod[0]?.periodId.replace(/^[^:]*:/, '') ?? '';

/** Whether tickets have an outcome, as far as anybody knows it here; those of other filters are not kept. */
function isShown({ entry, verdict }: Kept, filter: HistoryFilter): boolean {
  if (filter === 'all') return true;
  const said = readPurchase(entry).listPeriod.flatMap(({ tickets }) =>
    tickets.map((ticket, place) => ticketVerdict(ticket, verdict, place)),
  );
  if (filter === 'waiting') return said.includes(null);
  const hasWon = said.some((one) => one?.isWon);
  return filter === 'won' ? hasWon : filter === 'lost' && !hasWon && !said.includes(null);
}

interface KeptTicketsProps {
  /** Of this game alone; null of all. */
  game: GameId | null;
  filter: HistoryFilter;
  /** Stands here where the device keeps no such ticket. */
  otherwise: ReactNode;
  /** Asks the shop again, where the device does not say by itself when it has a network. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/** The player's tickets as this device keeps them, without a network, and what signed results say of them. */
export function KeptTickets({ game, filter, otherwise, onRetry, isRetrying = false }: KeptTicketsProps) {
  const { kept, error } = useKeptTickets();
  const shown = useMemo(
    () =>
      (kept ?? [])
        .filter((one) => (game === null || one.entry.gameId === game) && isShown(one, filter))
        .toSorted((one, other) => (momentOf(one) < momentOf(other) ? 1 : -1)),
    [kept, game, filter],
  );
  if (kept === undefined && error === undefined) return <PurchaseSkeleton />;
  if (shown.length === 0) return otherwise;
  return (
    <>
      <Notice
        tone="info"
        role="status"
        className={styles.notice}
        actions={
          onRetry ? (
            <Button kind="tonal" size="medium" isLoading={isRetrying} onClick={onRetry}>
              {texts.retry}
            </Button>
          ) : null
        }
      >
        Chưa nối được với cửa hàng: đây là vé lưu trên máy, máy tự dò. Tiền thưởng chính thức do cửa hàng tính.
      </Notice>
      <InfiniteList
        label="Vé lưu trên máy"
        items={shown}
        keyOf={keyOf}
        onMore={() => undefined}
        ended
        endLine="Đã xem hết vé lưu trên máy"
      >
        {(one) => <KeptCard {...one} />}
      </InfiniteList>
    </>
  );
}

function KeptCard({ entry, verdict }: Kept) {
  const { gameId, listPeriod } = useMemo(() => readPurchase(entry), [entry]);
  const [period] = listPeriod;
  if (!period) return null;
  const judged = period.tickets.map((ticket, place) => ({ ticket, said: ticketVerdict(ticket, verdict, place) }));
  const isReckoned = judged.some(({ said }) => said === null || said.isEstimate);
  const isWrong = isReckoned && verdict.state === 'refused';
  return (
    <Card inset="medium" data-accent={gameId}>
      <Inline gap={8} align="start" wrap={false} className={styles.cardHead}>
        <GameMark {...gamePages[gameId].look} size={32} />
        <div className={styles.cardNames}>
          <Text as="h2" weight="bold" tone="plain">
            {gameName(gameId, period.tickets[0]?.ticket)}
          </Text>
          <Text size="label" tone="soft">
            <Facts
              facts={[
                ['Kỳ', readPeriodId(period.periodId)?.time, period.resultDate.slice(0, 5)].filter(Boolean).join(' '),
                channelLabel(period.periodId),
              ]}
            />
          </Text>
        </div>
      </Inline>
      <Stack gap={10}>
        {judged.map(({ ticket, said }) => {
          const drawn = said?.isWon && verdict.state === 'drawn' ? verdict : null;
          const { bonus, ...held } = heldLine(ticket, drawn?.numbers ?? null, drawn?.special);
          return (
            <TicketLine
              key={ticket.ticketId}
              {...held}
              code={ticket.code}
              bonus={bonus}
              faded={said !== null && !said.isWon}
              isWon={said?.isWon ?? false}
              note={[betLabel(ticket), copiesLabel(ticket), said?.words].filter(Boolean).join(' · ')}
            />
          );
        })}
        {isReckoned ? (
          <Text size="caption" tone={isWrong ? 'danger' : 'soft'}>
            {drawWords(verdict)}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
