import { countdownTarget, gameConfig } from '@veloc/rules';
import {
  BottomSheet,
  Button,
  ButtonLink,
  Columns,
  Countdown,
  DicesIcon,
  DrawResult,
  Facts,
  formatMoney,
  GameMark,
  Inline,
  LockKeyholeIcon,
  Money,
  Notice,
  Receipt,
  Stack,
  Text,
} from '@veloc/ui';
import { Suspense, useState } from 'react';
import { betLabel } from '../../games/gamePresentations';
import { gamePages } from '../../games/pages';
import { dayName } from '../../shared/copy/drawDay';
import * as paths from '../../shared/paths';
import { useGameList } from '../../data/usePeriods';
import { useOpenCart } from '../../state/cart/useCart';
import { usePopups, useServerClock, useSession, useSheetOpen } from '../../state/contexts';
import * as styles from '../order/Order.css';
import { Shortage } from '../order/parts/BalanceNotice';
import { WalletSheets } from '../order/parts/WalletSheets';
import { heldLine } from '../ticket/heldTicket';
import { useHeldSentence } from './heldTickets';
import type { QuickBuy } from './quickBuy';
import { useQuickBuy } from './useQuickBuy';

interface QuickBuySheetProps {
  wanted: QuickBuy;
  open: boolean;
  onClose: () => void;
}

/** Tickets with their price, and the press that pays them: a purchase without leaving the page. */
export function QuickBuySheet({ wanted, open, onClose }: QuickBuySheetProps) {
  const now = useServerClock();
  const { isLoggedIn } = useSession();
  const { tell, warn } = usePopups();
  const games = useGameList();
  const cart = useOpenCart();
  const quick = useQuickBuy(wanted, onClose);
  const { payment, press, entry, reason, count } = quick;
  const { phase, total, lines } = payment;
  const isRandom = wanted.tickets === null;
  const held = useHeldSentence(lines, entry ?? null, !isRandom);
  const isPaying = phase === 'paying' || press.isAsking;
  const [close] = useState(() => (entry ? countdownTarget(entry, now()) : null));
  const target = entry ? countdownTarget(entry, now()) : close;

  const addToCart = () => {
    const answer = cart.add(quick.drafts, games);
    if (!answer.ok) return warn(answer.message);
    cart.save();
    // In one line the toast leaves the tile that was pressed in reach; its action names the cart.
    tell({ message: `Đã thêm ${count} vé.`, actionLabel: 'Xem giỏ hàng', href: paths.cart });
    return onClose();
  };

  return (
    <>
      <BottomSheet
        open={useSheetOpen(open && press.asks === null && phase !== 'proof' && phase !== 'paid')}
        onClose={onClose}
        accent={wanted.gameId}
        leading={<GameMark {...gamePages[wanted.gameId].look} size={42} />}
        title={isRandom ? 'Chọn nhanh 1 vé' : 'Mua lại bộ số'}
        description={
          entry ? (
            <Facts
              facts={[
                entry.title,
                `${dayName(entry.nextPeriod.resultDate, now())}, ${entry.nextPeriod.resultTime}`,
                target === null ? null : (
                  <>
                    còn <Countdown tone="plain" target={target} announces={false} />
                  </>
                ),
              ]}
            />
          ) : undefined
        }
        footer={
          <Stack gap={8}>
            {isLoggedIn && press.check?.enough === false ? (
              <Shortage balance={total - press.check.shortfall} total={total} />
            ) : (
              <Inline justify="space-between" gap={12} rowGap={0}>
                <Text as="span" size="label" tone="soft">
                  {count} vé
                </Text>
                <Text as="span" size="label" weight="semibold">
                  {!isLoggedIn ? (
                    <Money amount={total} />
                  ) : press.isUnknown ? (
                    'Chưa rõ số dư ví'
                  ) : (
                    <>
                      Ví <Money amount={payment.balance} /> → còn{' '}
                      <Money amount={payment.balance < 0 ? null : payment.balance - total} />
                    </>
                  )}
                </Text>
              </Inline>
            )}
            <Button
              wide
              icon={<LockKeyholeIcon />}
              isLoading={isPaying}
              aria-disabled={reason !== null || phase === 'paid'}
              onClick={() => void press.press()}
            >
              {isPaying
                ? 'Đang thanh toán…'
                : isLoggedIn
                  ? `Thanh toán ${formatMoney(total)}`
                  : `Đăng nhập để thanh toán`}
            </Button>
            {reason === null ? null : (
              <Text size="label" tone="soft" align="center" role="status">
                {reason}
              </Text>
            )}
            <Columns>
              <Button kind="tonal" size="medium" aria-disabled={phase !== undefined} onClick={addToCart}>
                Thêm vào giỏ
              </Button>
              <ButtonLink kind="tonal" size="medium" href={gameConfig[wanted.gameId].href}>
                Tự chọn số
              </ButtonLink>
            </Columns>
          </Stack>
        }
      >
        <Stack gap={12}>
          <Receipt
            accent={wanted.gameId}
            aria-label="Vé sẽ mua"
            below={
              isRandom ? (
                <Inline justify="space-between" gap={8} rowGap={6} wrap={false}>
                  <Text size="label" tone="soft">
                    Máy chọn ngẫu nhiên. Mọi bộ số có cơ hội như nhau.
                  </Text>
                  <Button
                    kind="accent"
                    size="medium"
                    icon={<DicesIcon />}
                    className={styles.roll}
                    aria-disabled={phase !== undefined}
                    onClick={quick.roll}
                  >
                    Đổi số
                  </Button>
                </Inline>
              ) : held ? (
                <Notice tone="warning" role="status">
                  {held}
                </Notice>
              ) : (
                <Text size="label" tone="soft">
                  Đúng các bộ số lần trước, cho kỳ đang bán.
                </Text>
              )
            }
          >
            <Stack gap={12} aria-live="polite">
              {lines.map((line) => {
                const { numbers, bonus } = heldLine(line, null);
                // A bet has words in place of numbers.
                return numbers.length === 0 ? (
                  <Text key={line.id} weight="bold">
                    {betLabel(line)}
                  </Text>
                ) : (
                  <DrawResult
                    key={line.id}
                    numbers={numbers}
                    bonus={bonus}
                    size={lines.length > 1 ? 'small' : 'large'}
                  />
                );
              })}
            </Stack>
          </Receipt>
          {press.room?.isEnough ? (
            <Text size="label" tone="soft">
              {press.room.message}
            </Text>
          ) : null}
        </Stack>
      </BottomSheet>
      <Suspense fallback={null}>
        <WalletSheets payment={payment} press={press} onReview={press.leave} />
      </Suspense>
    </>
  );
}
