import {
  BookOpenIcon,
  FileTextIcon,
  HourglassIcon,
  LockKeyholeIcon,
  PrinterIcon,
  ReceiptTextIcon,
  ShieldCheckIcon,
  StarIcon,
  TicketIcon,
} from '@veloc/ui';
import * as paths from '../../../shared/paths';

/** What the player has bought and paid. */
export const moneyLinks = [
  { href: paths.tickets, title: 'Vé của tôi', icon: <TicketIcon /> },
  { href: paths.numberBook, title: 'Sổ số', icon: <StarIcon /> },
  { href: paths.payments, title: 'Giao dịch', icon: <ReceiptTextIcon /> },
  { href: paths.ticketImages, title: 'Ảnh và phiếu', icon: <PrinterIcon /> },
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
