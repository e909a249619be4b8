import type { VerifiedReceipt } from '@veloc/proof';
import { gameName, isGameId, readLine, vietnamClock, type GameId, type ReadLine } from '@veloc/rules';
import {
  Card,
  DrawResult,
  Facts,
  FoldCard,
  GameMark,
  Inline,
  Notice,
  ProofSteps,
  Receipt,
  Seal,
  Stack,
  Text,
} from '@veloc/ui';
import { periodLabel } from '../../../features/ticket/periodLabels';
import { heldLine } from '../../../features/ticket/heldTicket';
import { playNote } from '../../../games/gamePresentations';
import { gamePages } from '../../../games/pages';
import { formatNumber } from '../../../shared/copy/format';
import { placeLabel, stepsOf } from '../findings';
import * as styles from '../../../features/ticket/Ticket.css';

interface CheckedReceiptProps {
  found: VerifiedReceipt & { receipt: NonNullable<VerifiedReceipt['receipt']> };
  outcome: keyof typeof outcomes;
}

/** What was found of a receipt: the ticket, the stamp, and each check. */
export function CheckedReceipt({ found, outcome }: CheckedReceiptProps) {
  const { ticket } = found.receipt;
  const { seal, title } = outcomes[outcome];
  const line = isGameId(ticket.game) ? lineOf(ticket.game, ticket.play) : null;
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <Receipt
        {...(line ? { accent: line.gameId } : {})}
        below={<ProofSteps animated aria-label="Các phép kiểm" steps={stepsOf(found)} />}
      >
        <Inline align="start" justify="space-between" gap={8} className={styles.head}>
          <Stack gap={8} className={styles.besideSeal}>
            {line ? <TicketName line={line} period={ticket.period} /> : null}
            <Text as="h2" size="heading">
              {title}
            </Text>
            <Text size="label" tone="soft">
              <Facts facts={[found.proved && placeLabel(found.proved), 'Kiểm trên máy của bạn']} />
            </Text>
          </Stack>
          <Seal animated state={seal} note={noteOf(found, seal)} />
        </Inline>
        {line ? <TicketNumbers line={line} copies={ticket.copies} /> : null}
      </Receipt>
      <Notice tone="info">
        Phép kiểm cho biết vé có trong cuốn sổ đã khóa trước giờ quay. Phép kiểm không nói gì về lồng quay: lễ quay do
        hội đồng giám sát riêng.
      </Notice>
      <FoldCard label="Chi tiết kỹ thuật">
        <Card lang="en">
          <Stack as="ul" gap={8}>
            {found.checks.map(({ name, found: sentence }) => (
              <li key={name}>
                <Text size="label" tone="soft">
                  {name}: {sentence}
                </Text>
              </li>
            ))}
          </Stack>
        </Card>
      </FoldCard>
    </>
  );
}

const outcomes = {
  right: { seal: 'sealed', title: 'Vé này đúng' },
  unwitnessed: { seal: 'entered', title: 'Vé đúng, còn chờ nhân chứng' },
  unsealed: { seal: 'promised', title: 'Cửa hàng đã nhận vé' },
  wrong: { seal: 'broken', title: 'Vé này không khớp' },
} as const;

/** What stands on the stamp: when it was witnessed or admitted, or its place. */
function noteOf({ proved, receipt }: CheckedReceiptProps['found'], seal: string): string | undefined {
  if (seal === 'promised') return vietnamClock(receipt.ticket.stampedAt);
  if (!proved) return undefined;
  const witnessed = proved.witnesses[0];
  return seal === 'sealed' && witnessed ? vietnamClock(witnessed.at * 1000) : `số ${formatNumber(proved.place + 1)}`;
}

function OutcomeNotice({ outcome }: Pick<CheckedReceiptProps, 'outcome'>) {
  if (outcome === 'wrong') {
    return (
      <Notice tone="danger" role="alert" heading="Hãy giữ tệp này">
        Biên nhận và sổ bán không khớp ở dấu ✗ đầu tiên. Nếu bạn không sửa tệp, đó là bằng chứng: gửi tệp cho cửa hàng
        và cơ quan quản lý.
      </Notice>
    );
  }
  if (outcome === 'unsealed') {
    return (
      <Notice tone="warning">
        Sổ chưa niêm phong khi biên nhận này được tải về. Sau giờ đóng bán, hãy tải lại biên nhận và kiểm thêm một lần.
      </Notice>
    );
  }
  return null;
}

const lineOf = (gameId: GameId, play: Readonly<Record<string, unknown>>) =>
  readLine({ gameId, ticket: { code: 'A', isDone: true, ...play } });

function TicketName({ line: { gameId, ticket }, period }: { line: ReadLine; period: string }) {
  return (
    <Inline gap={10} wrap={false}>
      <GameMark {...gamePages[gameId].look} />
      <div className={styles.names}>
        <Text weight="bold">{gameName(gameId, ticket)}</Text>
        <Text size="caption" tone="soft">
          {periodLabel({ gameId, periodId: period, numberPeriod: 1, entries: [] })}
        </Text>
      </div>
    </Inline>
  );
}

function TicketNumbers({ line, copies }: { line: ReadLine; copies: number }) {
  const { numbers, bonus } = heldLine(line, null);
  const note = [playNote(line, ''), copies > 1 ? `${copies} vé` : null];
  return (
    <Stack gap={4}>
      {numbers.length > 0 ? <DrawResult aria-label="Các số của vé" numbers={numbers} bonus={bonus} /> : null}
      <Text size="label" tone="soft">
        <Facts facts={note} />
      </Text>
    </Stack>
  );
}
