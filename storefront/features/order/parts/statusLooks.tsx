import type { OrderStatus } from '@veloc/rules';
import { CheckIcon, ClockIcon, Undo2Icon, XIcon, type NoticeProps, type StatusBadgeProps } from '@veloc/ui';

interface Look {
  tone: NonNullable<StatusBadgeProps['tone']>;
  icon: StatusBadgeProps['icon'];
  notice: NonNullable<NoticeProps['tone']>;
}

/** How the state of an order looks, beside its words. */
export const statusLooks: Readonly<Record<OrderStatus, Look>> = {
  pending: { tone: 'info', icon: <ClockIcon />, notice: 'info' },
  paid: { tone: 'success', icon: <CheckIcon />, notice: 'success' },
  cancelled: { tone: 'neutral', icon: <XIcon />, notice: 'info' },
  refunded: { tone: 'info', icon: <Undo2Icon />, notice: 'info' },
  expired: { tone: 'neutral', icon: <ClockIcon />, notice: 'warning' },
};
