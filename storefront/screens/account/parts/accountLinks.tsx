import {
  BookOpenIcon,
  CalendarCheckIcon,
  CirclePlusIcon,
  FileTextIcon,
  HourglassIcon,
  LandmarkIcon,
  LayersIcon,
  LockKeyholeIcon,
  ReceiptTextIcon,
  ShieldCheckIcon,
  TicketIcon,
  WalletIcon,
} from '@veloc/ui';
import * as paths from '../../../shared/paths';

/** What the player has bought and paid. */
export const moneyLinks = [
  { href: paths.tickets, title: 'Vé của tôi', icon: <TicketIcon /> },
  { href: paths.ticketImages, title: 'Ảnh vé', icon: <LayersIcon /> },
  { href: paths.transactions, title: 'Lịch sử giao dịch', icon: <ReceiptTextIcon /> },
  { href: paths.payments, title: 'Lịch sử thanh toán', icon: <WalletIcon /> },
  { href: paths.charges, title: 'Lịch sử nạp tiền', icon: <CirclePlusIcon /> },
  { href: paths.withdrawals, title: 'Lịch sử rút tiền', icon: <LandmarkIcon /> },
  { href: paths.printQueue, title: 'In phiếu', icon: <CalendarCheckIcon /> },
];

/** What keeps the player and the account safe. */
export const safetyLinks = [
  { href: paths.changePass, title: 'Đổi mã PIN', icon: <LockKeyholeIcon /> },
  { href: paths.sessions, title: 'Thiết bị đăng nhập', icon: <ShieldCheckIcon /> },
  { href: paths.limits, title: 'Chơi có trách nhiệm', icon: <HourglassIcon /> },
];

/** What everybody may read. */
export const helpLinks = [
  { href: paths.guides, title: 'Hướng dẫn chơi', icon: <BookOpenIcon /> },
  { href: paths.term, title: 'Điều khoản', icon: <FileTextIcon /> },
];
