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

/** What the player has bought and paid. */
export const moneyPlaces = [
  { href: '/account/tickets', title: 'Vé của tôi', icon: <TicketIcon /> },
  { href: '/account/images', title: 'Ảnh vé', icon: <LayersIcon /> },
  { href: '/account/transaction-history', title: 'Lịch sử giao dịch', icon: <ReceiptTextIcon /> },
  { href: '/account/payment-history', title: 'Lịch sử thanh toán', icon: <WalletIcon /> },
  { href: '/account/charge', title: 'Lịch sử nạp tiền', icon: <CirclePlusIcon /> },
  { href: '/account/withdraw-history', title: 'Lịch sử rút tiền', icon: <LandmarkIcon /> },
  { href: '/device-management/print-queue', title: 'In phiếu', icon: <CalendarCheckIcon /> },
];

/** What keeps the player and the account safe. */
export const safetyPlaces = [
  { href: '/account/change-pass', title: 'Đổi mã PIN', icon: <LockKeyholeIcon /> },
  { href: '/account/sessions', title: 'Thiết bị đăng nhập', icon: <ShieldCheckIcon /> },
  { href: '/account/limits', title: 'Chơi có trách nhiệm', icon: <HourglassIcon /> },
];

/** What everybody may read. */
export const helpPlaces = [
  { href: '/guide', title: 'Hướng dẫn chơi', icon: <BookOpenIcon /> },
  { href: '/term', title: 'Điều khoản', icon: <FileTextIcon /> },
];
