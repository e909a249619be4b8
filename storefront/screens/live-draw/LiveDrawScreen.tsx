import { useEffect, useState } from 'react';
import { gameConfig, texts, vietnamTime } from '@veloc/rules';
import {
  ActionBar,
  Button,
  ButtonLink,
  DrawStage,
  EmptyState,
  Notice,
  Page,
  RotateCwIcon,
  Skeleton,
  StageVerdict,
  Text,
  TicketIcon,
  WifiOffIcon,
} from '@veloc/ui';
import { useLocation, useSearchParams } from 'wouter';
import { BackHeader } from '../../shared/layouts/BackHeader';
import * as layout from '../../shared/layouts/Layout.css';
import { goBack, useRouteParam } from '../../shared/navigation';
import { useOnline } from '../../shared/pageLifecycle';
import { messageOf } from '../../api/errors';
import { dayName } from '../../shared/copy/drawDay';
import { usePopups, useSession } from '../../state/contexts';
import { heldLine } from '../../features/ticket/heldTicket';
import { hasWon, ticketState } from '../../features/ticket/ticketState';
import { drawName } from '../../features/ticket/periodLabels';
import { stagedDraw, type StagedDraw } from '../../features/ticket/stagedDraw';
import { ticketHref } from '../../features/ticket/ticketIds';
import { useTicketsOfDraw } from '../../features/ticket/useMyTickets';
import { sidesSoFar } from '../../games/drawnSides';
import { presentationOf } from '../../games/gamePresentations';
import * as paths from '../../shared/paths';
import { DrawOnSale } from './parts/DrawOnSale';
import { NewestResult } from './parts/NewestResult';
import { OwnTickets } from './parts/OwnTickets';
import { drawnNumbers, inShownOrder, isOwnOrder, resultSoFar, stageAt } from './stage';
import { useLiveDraw } from './useLiveDraw';
import { stakeToTell } from '../../features/ticket/stake';
import { verdictOf, verdictSentence } from './verdict';

/** A draw as it happens: countdown, drum, number by number against own tickets, verdict; and the same once more. */
export default function LiveDrawScreen() {
  const period = useRouteParam('period');
  const draw = stagedDraw(period);
  if (draw) return <LiveDraw key={draw.id} draw={draw} />;
  return (
    <>
      <BackHeader title="Trường quay" />
      <Page as="main">
        <EmptyState
          title="Kỳ này không có trường quay"
          action={<ButtonLink href={paths.results}>Xem kết quả</ButtonLink>}
        >
          Địa chỉ không đúng, hoặc kỳ quay do công ty xổ số mở thưởng.
        </EmptyState>
      </Page>
    </>
  );
}

/** Ms between two looks at tickets that the shop is judging. */
const JUDGING_MS = 2_000;

function LiveDraw({ draw }: { draw: StagedDraw }) {
  const { game, id, resultDate } = draw;
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  const isOnline = useOnline();
  const live = useLiveDraw(draw, search.has('replay'));
  const { drawAt, result, since, now, entries } = live;
  const own = useOwnTickets(draw, isLoggedIn);
  const tickets = own.played.map(({ ticket }) => ticket);
  const stage = stageAt({ now, drawAt, result: result ?? null, tickets, since });
  const isOver = stage.state === 'ended';
  const isDone = isOver || stage.state === 'off';
  const onSale = entries.find(({ gameId }) => gameId === game);
  const nameOnSale = onSale?.nextPeriod.id === id ? onSale.nextPeriod.name : undefined;
  const isJudging = isOver && tickets.some((ticket) => ticketState(ticket) === 'waiting');
  const { retry } = own;

  useEffect(() => {
    if (!isJudging) return undefined;
    const timer = setInterval(retry, JUDGING_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one timer for as long as they are judged
  }, [isJudging]);

  const soFar = !result
    ? null
    : stage.state === 'balls'
      ? resultSoFar(inShownOrder(result, id), stage.shown)
      : stage.state === 'off'
        ? null
        : result;
  const numbers = soFar ? drawnNumbers(soFar) : [];
  const verdict = result ? verdictOf(tickets, result) : null;
  const isWon = isOver && !isJudging && tickets.some(hasWon);
  const winner = own.played.find(({ ticket }) => hasWon(ticket));
  return (
    <>
      <DrawStage
        accent={game}
        title="Trường quay"
        draw={`${gameConfig[game].title} · ${drawName(id, result?.name ?? nameOnSale)}`}
        onBack={() => goBack(navigate)}
        state={stage.state}
        when={drawAt === null ? null : `Quay ${dayName(resultDate, now).toLowerCase()} lúc ${vietnamTime(drawAt)}, còn`}
        target={drawAt}
        note={
          stage.state === 'balls'
            ? sidesSoFar({ gameId: game, numbers })
            : noteOf(stage, presentationOf(game).drawnCount ?? 0)
        }
        count={presentationOf(game).drawnCount ?? 0}
        numbers={numbers}
        marks={marksOf(numbers, soFar, { tickets, isWon, isGain: stakeToTell(tickets) === null })}
        verdict={
          stage.state === 'off' ? (
            <StageVerdict line="Kỳ quay đã bị hủy" detail="Tiền vé đã trở lại ví của bạn." />
          ) : verdict ? (
            // Paragraphs of the verdict before would move to their new place (a layout shift).
            <StageVerdict
              key={verdict.line}
              {...verdict}
              detail={verdict.detail ?? sidesSoFar({ gameId: game, numbers })}
            />
          ) : null
        }
        announcement={
          stage.state === 'ended' && verdict ? verdictSentence(verdict) : stage.state === 'drawing' ? 'Đang quay' : ''
        }
      />
      <Page as="main" data-accent={game}>
        {!isOnline || live.isLineLost ? (
          <Notice tone="warning" role="status" icon={<WifiOffIcon />}>
            Mất kết nối với cửa hàng. Trang tự nối lại và hiện ngay những gì đã quay.
          </Notice>
        ) : live.error && result === undefined ? (
          <Notice
            tone="danger"
            role="alert"
            action={
              <Button kind="ghost" size="medium" onClick={live.retry}>
                {texts.retry}
              </Button>
            }
          >
            Chưa tải được kỳ quay. {messageOf(live.error)}
          </Notice>
        ) : null}
        {!isLoggedIn ? (
          <Notice
            tone="plain"
            icon={<TicketIcon />}
            action={
              <Button kind="ghost" size="medium" onClick={openLogin}>
                {texts.login}
              </Button>
            }
          >
            Đăng nhập để thấy vé của bạn
          </Notice>
        ) : tickets.length > 0 ? (
          <OwnTickets played={own.played} drawn={soFar} isOver={isOver} />
        ) : own.isLoading ? (
          <section aria-busy="true" aria-label="Đang tải vé">
            <Skeleton shape="block" height="9rem" />
          </section>
        ) : (
          <Text size="label" tone="soft" align="center">
            Bạn không có vé ở kỳ này
          </Text>
        )}
        {/* Nothing draws the eye from one's own tickets before their draw is over. */}
        {onSale && !own.isLoading && (tickets.length === 0 || (isDone && !isJudging)) ? (
          <DrawOnSale entry={onSale} isStaged={onSale.nextPeriod.id === id} tickets={tickets} />
        ) : null}
        {isDone || own.isLoading ? null : (
          <Text size="label" tone="soft" align="center">
            {[
              isLoggedIn && 'Bạn có thể rời màn hình này: có kết quả là có thông báo.',
              `Số chỉ hiện sau khi kết quả đã được lưu${isOwnOrder(game, result ?? null) ? ', theo thứ tự của trang' : ''}.`,
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
        )}
        {/* Last: what it brings late moves nothing. */}
        {tickets.length === 0 && !own.isLoading && !isDone ? <NewestResult game={game} /> : null}
      </Page>
      {isOver ? (
        <ActionBar className={layout.buttons}>
          <Button kind="outline" icon={<RotateCwIcon />} onClick={live.replay}>
            Xem lại
          </Button>
          {isJudging ? (
            <Button aria-disabled="true">Xem kết quả</Button>
          ) : isWon && winner ? (
            <ButtonLink href={ticketHref({ id: winner.purchase, gameId: winner.ticket.gameId })}>
              Xem vé trúng
            </ButtonLink>
          ) : (
            <ButtonLink href={paths.resultOf(game, id)}>Xem kết quả</ButtonLink>
          )}
        </ActionBar>
      ) : null}
    </>
  );
}

/** The player's tickets of all games that the draw settles, those of its own game first. */
function useOwnTickets({ game, id, resultDate }: StagedDraw, isLoggedIn: boolean) {
  const { played, isLoading: isReading, retry } = useTicketsOfDraw(game, { periodId: id, resultDate });
  // Shown together: the tickets of one game would move as those of another come. What is read again stays.
  const [isRead, setRead] = useState(false);
  const isLoading = !isRead && isReading;
  if (isLoggedIn && !isLoading && !isRead) setRead(true);
  return { played: isLoading ? [] : played, isLoading, retry };
}

function noteOf(stage: ReturnType<typeof stageAt>, count: number): string {
  if (stage.state === 'waiting') return `${count} số sẽ hiện ở đây`;
  if (stage.state === 'drawing' && stage.isLate) return 'Kết quả đến muộn hơn thường lệ. Trang tự cập nhật.';
  return '';
}

interface Marking {
  tickets: Parameters<typeof verdictOf>[0];
  isWon: boolean;
  /** More was won than the tickets cost. */
  isGain: boolean;
}

/** Which numbers stand on a ticket of the player, also on one that has won nothing, and at the end which have won money. */
function marksOf(
  numbers: readonly (number | string)[],
  drawn: Parameters<typeof drawnNumbers>[0] | null,
  { tickets, isWon, isGain }: Marking,
) {
  if (!drawn) return [];
  const held = tickets.map((ticket) => ({
    ...heldLine(ticket, drawn.numbers, drawn.special),
    isGold: isWon && isGain && hasWon(ticket),
  }));
  return numbers.map((value, index) => {
    const isMain = index < drawn.numbers.length;
    const mine = held.filter((one) =>
      isMain
        ? one.numbers.includes(value) && (one.matched ?? []).includes(value)
        : one.matchedBonus.includes(Number(value)),
    );
    if (mine.length === 0) return null;
    return mine.some(({ isGold }) => isGold) ? ('won' as const) : ('mine' as const);
  });
}
