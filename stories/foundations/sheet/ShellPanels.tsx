import { fn } from 'storybook/test';
import {
  BalancePill,
  Button,
  CollapsingLabel,
  FixedFooter,
  HouseIcon,
  LoginPill,
  ShoppingCartIcon,
  TabBar,
  TicketIcon,
  TrophyIcon,
  UserIcon,
} from '@veloc/ui';
import { inset, Line, Panel } from './Panel';

const places = [
  { href: '#home', label: 'Trang chủ', icon: <HouseIcon />, isCurrent: true },
  { href: '#results', label: 'Kết quả', icon: <TrophyIcon /> },
  { href: '#cart', label: 'Giỏ hàng', icon: <ShoppingCartIcon />, count: 3 },
  { href: '#tickets', label: 'Vé của tôi', icon: <TicketIcon /> },
  { href: '#account', label: 'Tài khoản', icon: <UserIcon /> },
];

/** Bars that stick to the window are kept in their card: a transformed box is the window of what is fixed in it. */
const box = {
  position: 'relative',
  transform: 'translate(0)',
  margin: `0 calc(-1 * ${inset}) calc(-1 * ${inset})`,
  paddingTop: '1rem',
  overflow: 'hidden',
  borderRadius: '0 0 var(--veloc-radius-xl) var(--veloc-radius-xl)',
  background: 'var(--veloc-color-sunken)',
} as const;

export function Bars() {
  return (
    <Panel title="Chân trang cố định và thanh tab">
      <div style={box}>
        <FixedFooter detail="3 vé × 1 kỳ" amount={30_000}>
          <Button kind="outline" icon={<ShoppingCartIcon />}>
            <CollapsingLabel>Thêm vào giỏ</CollapsingLabel>
          </Button>
          <Button>Mua ngay</Button>
        </FixedFooter>
        <div style={{ height: '0.75rem' }} />
        <TabBar items={places} />
      </div>
    </Panel>
  );
}

const lacquer = {
  padding: '0.625rem 0.875rem',
  borderRadius: 'var(--veloc-radius-lg)',
  background: 'linear-gradient(165deg, var(--veloc-color-lacquer-start), var(--veloc-color-lacquer-end))',
} as const;

export function Pills() {
  return (
    <Panel title="Số dư trên đầu trang">
      <div style={lacquer}>
        <Line style={{ gap: '0.125rem 0.625rem' }}>
          <BalancePill balance={250_000} href="#recharge" />
          <BalancePill balance={null} href="#recharge" />
          <BalancePill balance={250_000} href="#recharge" isHidden />
          <LoginPill onClick={fn()} />
        </Line>
      </div>
    </Panel>
  );
}
