import { useEffect, useState, type ReactNode } from 'react';
import { gameName, type HistoryDetail, type HistoryTicket } from '@veloc/rules';
import {
  Button,
  ButtonLink,
  ClockIcon,
  Columns,
  formatMoney,
  GameMark,
  IdCardIcon,
  LandmarkIcon,
  PercentIcon,
  PhoneIcon,
  Share2Icon,
  StatusBadge,
  TicketIcon,
  UserCheckIcon,
  UserIcon,
  WalletIcon,
  WinReveal,
  type WinStep,
} from '@veloc/ui';
import { betLabel, presentationOf } from '../../games/gamePresentations';
import { gamePages } from '../../games/pages';
import { datedWeekday } from '../../shared/copy/drawDay';
import { usePhoneChannel } from '../../shared/useContactChannels';
import { useServerClock, useSheetOpen } from '../../state/contexts';
import * as paths from '../../shared/paths';
import { claimsOf, lastDay, openPayout, sumWon } from '../ticket/claim';
import { heldTicket, matchBeside } from '../ticket/heldTicket';
import { usePrizeActions } from '../ticket/parts/PrizeActions';
import { codeLabel, rewardHref, shortCode } from '../ticket/ticketIds';
import { markSeen } from './seenWins';
import { greatestUnseen, takesScreen, type WonDraw } from './wonDraws';

interface WinMomentProps {
  detail: HistoryDetail;
}

/**
 * The first look at what a purchase has won, once on a device. Wins below a million đồng stay in their card, and so do
 * those that are no more than they have cost.
 */
export function WinMoment({ detail }: WinMomentProps) {
  const now = useServerClock()();
  const [won] = useState(() => greatestUnseen([detail], now)?.won ?? null);
  const shown = won && takesScreen(won.grade) ? won : null;
  const [isWanted, setWanted] = useState(shown !== null);
  const [isPrizeHidden, setPrizeHidden] = useState(false);
  const open = useSheetOpen(isWanted);
  const phone = usePhoneChannel();
  const prizeActions = usePrizeActions(detail);

  useEffect(() => {
    if (shown) markSeen(shown.wins, now);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- marked once, when it is first shown
  }, [shown]);

  if (!shown) return null;
  const close = () => setWanted(false);
  const { period, tickets, prize, grade } = shown;
  const [best] = tickets;
  const { gameId } = detail;
  const held = heldTicket(best, period.result, period.special);
  const { countsMatches, matchesBonus } = presentationOf(gameId);
  const tierName = tierOf(detail, best);
  const game = gameName(gameId, best.ticket);
  const isWaiting = openPayout(tickets) !== null;
  const drawn = (period.result ?? []).flatMap((value) => (typeof value === 'number' ? [value] : []));
  const others = tickets.length > 1 ? ` và ${tickets.length - 1} vé nữa` : '';
  const images = paths.ticketImagesOf(detail.id);
  return (
    <WinReveal
      open={open}
      onClose={close}
      grade={grade === 'jackpot' ? 'jackpot' : 'large'}
      sentence={`Chúc mừng, vé ${game} của bạn trúng ${tierName}, ${prize > 0 ? formatMoney(prize) : 'số tiền chờ công bố'}.`}
      accent={gameId}
      mark={<GameMark {...gamePages[gameId].look} />}
      game={game}
      draw={period.name.replace(`${period.resultDate} `, '')}
      day={period.name.includes(period.resultDate) ? undefined : period.resultDate}
      when={`Quay ${datedWeekday(period.resultDate)}`}
      drawn={drawn}
      drawnBonus={period.special ?? []}
      numbers={held.numbers}
      bonus={matchesBonus ? held.bonus : []}
      matched={held.matched ?? []}
      matchedBonus={held.matchedBonus}
      bet={held.numbers.length === 0 ? betLabel(best) : null}
      prize={sumWon(prize)}
      tier={[tierName, grade !== 'jackpot' && countsMatches ? matchBeside(tierName, held) : '']
        .filter(Boolean)
        .join(' · ')}
      greeting={`${grade === 'jackpot' ? 'Chúc mừng! Bạn' : 'Chúc mừng bạn'} trúng ${tierName}${others}`}
      result={drawn.map((value) => String(value).padStart(2, '0')).join(' ')}
      facts={[
        { label: codeLabel.ticket, value: shortCode(best.ticketId) },
        { label: 'Tiền vé', value: formatMoney(best.price) },
      ]}
      note={grade === 'jackpot' ? afterTax(shown) : whereItIs(shown)}
      {...(isWaiting || grade === 'jackpot' ? { steps: stepsOf(shown, isPrizeHidden, isWaiting) } : {})}
      {...(grade === 'jackpot'
        ? { isPrizeHidden, onPrizeHiddenChange: ({ hidden }: { hidden: boolean }) => setPrizeHidden(hidden) }
        : {})}
      actions={
        grade === 'jackpot' ? (
          <>
            {phone ? (
              <ButtonLink wide href={phone.href} icon={<PhoneIcon />}>
                Gọi {phone.detail}
              </ButtonLink>
            ) : (
              <ButtonLink wide href={paths.contact}>
                Liên hệ cửa hàng
              </ButtonLink>
            )}
            <ButtonLink kind="ghost" size="medium" wide href={rewardHref(detail)}>
              {isWaiting ? 'Xem cách nhận giải' : 'Xem tiền thưởng'}
            </ButtonLink>
          </>
        ) : isWaiting ? (
          <>
            <ButtonLink kind="gold" wide href={rewardHref(detail)}>
              Chuẩn bị hồ sơ
            </ButtonLink>
            <Pair>
              <ButtonLink kind="onColor" href={phone?.href ?? paths.contact} icon={<PhoneIcon />}>
                Gọi hỗ trợ
              </ButtonLink>
              <ButtonLink kind="onColor" href={images} icon={<Share2Icon />}>
                Chia sẻ
              </ButtonLink>
            </Pair>
          </>
        ) : (
          <>
            {prizeActions ? (
              <Button
                kind="gold"
                wide
                icon={<WalletIcon />}
                aria-disabled={!prizeActions.isReady}
                onClick={() => {
                  close();
                  void prizeActions.move();
                }}
              >
                Chuyển vào ví
              </Button>
            ) : (
              <Button kind="gold" wide onClick={close}>
                Xem vé
              </Button>
            )}
            <Pair>
              <ButtonLink kind="onColor" href={paths.withdrawReward} icon={<LandmarkIcon />}>
                Rút thưởng
              </ButtonLink>
              <ButtonLink kind="onColor" href={images} icon={<Share2Icon />}>
                Chia sẻ
              </ButtonLink>
            </Pair>
          </>
        )
      }
    />
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <Columns minColumnWidth="7.5rem">{children}</Columns>;
}

function tierOf({ reward }: HistoryDetail, { ticketId }: HistoryTicket): string {
  const names = reward?.rewards.filter((one) => one.ticketId === ticketId).map(({ name }) => name) ?? [];
  return [...new Set(names)].join(', ') || 'giải';
}

const taxOf = ({ tickets }: WonDraw) => tickets.reduce((sum, { tax = 0 }) => sum + tax, 0);

function whereItIs(won: WonDraw): string {
  const tax = won.tickets.every(({ taxWithheld }) => taxWithheld) ? taxOf(won) : 0;
  return tax > 0
    ? `Đã ghi ${formatMoney(won.prize - tax)} vào Số dư thưởng, sau khi trừ thuế`
    : 'Đã ghi vào Số dư thưởng';
}

function afterTax(won: WonDraw): string | null {
  const tax = taxOf(won);
  return tax > 0 ? `Sau thuế ước tính ${formatMoney(won.prize - tax)}` : null;
}

/** What comes next, as it is really done: see "Cách nhận giải" on the page of the prize. */
function stepsOf(won: WonDraw, isPrizeHidden: boolean, isWaiting: boolean) {
  const tax = taxOf(won);
  const [claim] = claimsOf(won.tickets);
  const isJackpot = won.grade === 'jackpot';
  const taxStep: WinStep = {
    icon: <PercentIcon />,
    title: isJackpot || isPrizeHidden ? 'Thuế' : `Thuế ước tính ${formatMoney(tax)}`,
    text: isJackpot
      ? `10% phần vượt 10 triệu${tax > 0 && !isPrizeHidden ? `, ước tính ${formatMoney(tax)}` : ''}.`
      : `Bạn nhận ${formatMoney(won.prize - tax)}`,
  };
  const papers: WinStep = {
    icon: <IdCardIcon />,
    title: isJackpot ? 'Giấy tờ' : 'Căn cước công dân hoặc hộ chiếu',
    text: isJackpot ? 'Căn cước công dân hoặc hộ chiếu còn hạn, trùng họ tên trong Hồ sơ.' : 'Bản gốc, còn hạn',
  };
  const days = claim?.decisionDays ?? null;
  const answer = days === null ? '' : ` Cửa hàng trả lời trong ${days} ngày làm việc kể từ khi đủ giấy tờ.`;
  if (isJackpot) {
    return {
      title: 'Bốn việc cần làm, không cần vội',
      items: [
        {
          icon: <TicketIcon />,
          title: 'Giữ vé',
          text: 'Vé nằm trong tài khoản của bạn. Đừng gửi mã vé cho bất kỳ ai.',
        },
        papers,
        taxStep,
        {
          icon: <UserCheckIcon />,
          title: 'Người liên hệ',
          text: `Bạn gọi cho cửa hàng. Không ai của cửa hàng hỏi mã OTP hay mã PIN.${answer}`,
        },
      ],
    };
  }
  return {
    title: 'Mang theo khi nhận',
    badge: isWaiting ? (
      <StatusBadge tone="info" icon={<ClockIcon />}>
        Chờ duyệt
      </StatusBadge>
    ) : null,
    items: [
      papers,
      { icon: <UserIcon />, title: 'Họ tên trong Hồ sơ', text: 'Trùng với giấy tờ của bạn' },
      ...(tax > 0 ? [taxStep] : []),
      ...(claim ? [{ icon: <ClockIcon />, title: `Hạn: hết ngày ${lastDay(claim)}`, text: answer.trim() }] : []),
    ],
  };
}
