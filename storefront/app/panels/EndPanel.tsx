import { cartTotals, DAY, texts, type CartLine } from '@veloc/rules';
import {
  BookOpenIcon,
  Button,
  ButtonLink,
  Card,
  ChevronRightIcon,
  Divider,
  Facts,
  GameMark,
  Inline,
  Money,
  PercentIcon,
  ShieldCheckIcon,
  SideColumn,
  SidePanel,
  SidePanelRow,
  Skeleton,
  Stack,
  Text,
  TrophyIcon,
} from '@veloc/ui';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { messageOf } from '../../api/errors';
import { usePeriods } from '../../data/usePeriods';
import { useTicketCounts, useTicketsByDraw } from '../../data/tickets';
import { soonestFirst } from '../../features/order/closing';
import { linesByDraw, sharedMethod } from '../../features/order/groups';
import { useClosedLines } from '../../features/order/useClosedLines';
import { useAskedPurchase } from '../../features/quick-buy/AskedPurchase';
import { BudgetLine } from '../../features/settings/BudgetLine';
import { periodFacts } from '../../features/ticket/periodLabels';
import { PurchaseCard } from '../../features/ticket/parts/PurchaseCard';
import { purchaseState } from '../../features/ticket/ticketState';
import { gamePages } from '../../games/pages';
import { lazyScreen } from '../../shared/lazyScreen';
import * as paths from '../../shared/paths';
import * as place from '../../shared/place.css';
import { useCart } from '../../state/cart/useCart';
import { usePopups, useServerClock, useSession } from '../../state/contexts';
import { NumberBook } from './NumberBook';

/** More are one press away. */
const TICKETS_SHOWN = 2;
const DRAWS_SHOWN = 4;

/**
 * Waiting tickets, what was won of late, the cart, and for what lacks the numbers kept, beside the page of a desktop; each
 * where the page is not about it.
 */
export default function EndPanel() {
  const { isLoggedIn } = useSession();
  const [path] = useLocation();
  const { items } = useCart();
  const isAboutTickets = path.startsWith(paths.tickets) || path.startsWith(paths.live);
  const isAboutCart = path === paths.cart || path === paths.checkout;
  return (
    <SideColumn label="Vé và giỏ hàng" side="end" foot={isLoggedIn && path !== paths.limits ? <BudgetLine /> : null}>
      {isLoggedIn || pagesThatInvite.some((page) => path.startsWith(page)) ? null : <Welcome />}
      {!isLoggedIn || isAboutTickets ? null : path === '/' ? <Today /> : <OwnTickets />}
      {isAboutCart ? null : <CartSummary />}
      {isLoggedIn && path !== paths.numberBook && (isAboutCart || isAboutTickets || items.length === 0) ? (
        <NumberBook />
      ) : null}
      <Tools title={isLoggedIn ? 'Công cụ' : 'Không cần đăng nhập'} path={path} />
    </SideColumn>
  );
}

/** They ask a guest to log in by themselves. */
const pagesThatInvite = [paths.tickets, paths.live, paths.login, paths.accountLogin, paths.register, paths.verify];

function Welcome() {
  const { openLogin } = usePopups();
  return (
    <SidePanel title="Vé của bạn">
      <Stack gap={12}>
        <Text size="label" tone="soft">
          Đăng nhập để thấy vé đang chờ quay, kết quả của bạn và giỏ hàng trên mọi thiết bị.
        </Text>
        <Button kind="tonal" size="medium" onClick={openLogin}>
          {texts.login}
        </Button>
      </Stack>
    </SidePanel>
  );
}

function Tools({ title, path }: { title: string; path: string }) {
  return (
    <SidePanel title={title}>
      <ul>
        {tools
          .filter(({ href }) => href !== path)
          .map((row) => (
            <SidePanelRow key={row.href} {...row} trailing={<ChevronRightIcon size={18} aria-hidden="true" />} />
          ))}
      </ul>
    </SidePanel>
  );
}

/** What every visitor can use. */
const tools = [
  { href: paths.check, mark: <TrophyIcon />, title: 'Dò số', detail: 'Số của bạn đã trúng kỳ nào' },
  { href: paths.statistics, mark: <PercentIcon />, title: 'Thống kê', detail: 'Mỗi số đã về bao nhiêu lần' },
  {
    href: paths.guides,
    mark: <BookOpenIcon />,
    title: 'Hướng dẫn chơi',
    detail: 'Cách chơi và giải của từng trò chơi',
  },
  {
    href: paths.checkReceipt,
    mark: <ShieldCheckIcon />,
    title: 'Kiểm tra biên nhận',
    detail: 'Vé có thật và chưa bị sửa',
  },
];

const today = lazyScreen(() => import('../../screens/home/parts/TodayCard'));

/** Beside the first page, which leaves it to a phone. */
function Today() {
  const { ask, isOpen, sheet } = useAskedPurchase();
  return (
    <>
      <Suspense fallback={<Skeleton shape="block" height="13.25rem" />}>
        {/* What was bought in the sheet stands there at once. */}
        <today.Screen key={isOpen ? 'buying' : 'reading'} onAgain={ask} />
      </Suspense>
      {sheet}
    </>
  );
}

/** How long a prize stands beside the page. */
const NEWS = 3 * DAY;

function OwnTickets() {
  const now = useServerClock()();
  const { items, error, isLoading, retry } = useTicketsByDraw('waiting');
  const won = useTicketsByDraw('drawn').items.find(
    (entry) => purchaseState(entry) === 'won' && now - Date.parse(entry.dialDate) < NEWS,
  );
  const count = useTicketCounts().reduce((sum, game) => sum + game.waiting, 0);
  return (
    <SidePanel title="Vé của bạn" link={{ href: paths.tickets, label: count > 0 ? `${count} vé đang chờ` : 'Tất cả' }}>
      <Stack gap={12}>
        {[...items.slice(0, TICKETS_SHOWN), ...(won ? [won] : [])].map((entry) => (
          <PurchaseCard
            key={`${entry.id} ${entry.dialDate}`}
            entry={entry}
            now={now}
            drawAt={Date.parse(entry.dialDate)}
            heading="h3"
          />
        ))}
        {items.length > 0 || won ? null : isLoading ? (
          <>
            <Skeleton shape="block" height="7.5rem" />
            <Skeleton shape="block" height="7.5rem" />
          </>
        ) : error ? (
          <>
            <Text size="label" tone="soft" role="alert">
              {messageOf(error)}
            </Text>
            <Button kind="accent" size="medium" onClick={retry}>
              {texts.retry}
            </Button>
          </>
        ) : (
          <Text size="label" tone="soft">
            Chưa có vé nào đang chờ quay.
          </Text>
        )}
      </Stack>
    </SidePanel>
  );
}

function CartSummary() {
  const { items, chosen } = useCart();
  const closed = useClosedLines();
  const { entries } = usePeriods();
  const draws = soonestFirst(
    linesByDraw(items, ({ id }) => closed.has(id)),
    entries,
  ).toSorted(({ lines: [one] }, { lines: [other] }) => Number(closed.has(one.id)) - Number(closed.has(other.id)));
  const payable = cartTotals(chosen.filter(({ id }) => !closed.has(id)));
  const { quantity } = cartTotals(items.filter(({ id }) => !closed.has(id)));
  if (items.length === 0) return null;
  return (
    <SidePanel title={`Giỏ hàng · ${quantity} vé`} link={{ href: paths.cart, label: 'Mở giỏ' }}>
      <Card inset="medium">
        <Stack gap={12}>
          <Stack as="ul" gap={10}>
            {draws.slice(0, DRAWS_SHOWN).map(({ key, lines }) => (
              <CartDraw key={key} lines={lines} isClosed={closed.has(lines[0].id)} />
            ))}
          </Stack>
          {draws.length > DRAWS_SHOWN ? (
            <Text size="label" tone="soft">
              và {draws.length - DRAWS_SHOWN} kỳ quay nữa
            </Text>
          ) : null}
          <Divider />
          <Inline justify="space-between">
            <Text as="span" size="label">
              Tổng {payable.quantity} vé đã chọn
            </Text>
            <Text as="span" size="title" tone="brand">
              <Money amount={payable.total} />
            </Text>
          </Inline>
          <ButtonLink kind="outline" wide href={paths.cart}>
            Xem giỏ và thanh toán
          </ButtonLink>
        </Stack>
      </Card>
    </SidePanel>
  );
}

interface CartDrawProps {
  lines: readonly [CartLine, ...CartLine[]];
  /** Sales of the draw have ended. */
  isClosed: boolean;
}

function CartDraw({ lines, isClosed }: CartDrawProps) {
  const [first] = lines;
  const { quantity, total } = cartTotals(lines);
  return (
    <Inline as="li" gap={10} wrap={false}>
      <GameMark {...gamePages[first.gameId].look} size={32} />
      <div className={place.words}>
        <Text size="label" weight="bold" tone="plain">
          {first.gameName}
        </Text>
        <Text size="caption" tone="soft">
          <Facts
            facts={[
              ...periodFacts({ ...first, entries: [] }),
              isClosed && 'đã đóng bán',
              sharedMethod(lines),
              `${quantity}\u00A0vé`,
            ]}
          />
        </Text>
      </div>
      {isClosed ? null : (
        <Text as="span" size="label" weight="semibold" tone="plain">
          <Money amount={total} aligned />
        </Text>
      )}
    </Inline>
  );
}
