import type { HistoryDetail } from '@veloc/rules';
import { BottomSheet, Button, Notice, Stack, Text } from '@veloc/ui';
import { useState } from 'react';
import { useNavigateIfMounted } from '../../../shared/navigation';
import { useTask } from '../../../shared/useTask';
import { useDeletePurchase } from '../../../data/tickets';
import { usePopups, useSheetOpen } from '../../../state/contexts';
import { purchaseState } from '../../../features/ticket/ticketState';
import * as paths from '../../../shared/paths';

const cancelling = {
  ask: 'Hủy đơn này',
  why: 'Đơn chưa thanh toán nên bạn không mất tiền. Hủy rồi thì đơn không thanh toán được nữa.',
  confirm: 'Hủy đơn',
  done: { title: 'Đã hủy đơn', message: 'Bạn có thể chọn số và mua lại bất cứ lúc nào.' },
};

const forgetting = {
  ask: 'Xóa khỏi lịch sử vé',
  why: 'Vé đã xóa không hiện lại trong danh sách vé. Khoản tiền vẫn còn trong lịch sử giao dịch.',
  confirm: 'Xóa vé',
  done: { title: 'Đã xóa vé', message: 'Vé không còn trong danh sách vé của bạn.' },
};

/** A prize is not deleted by a slip of the finger, and the shop keeps what waits for its draw. */
const labelsByState = {
  unpaid: cancelling,
  lost: forgetting,
  refunded: null,
  waiting: null,
  won: null,
  cancelled: null,
};

/** The way to be rid of a purchase that is not paid, or has won nothing; asks first. */
export function DeletePurchase({ detail }: { detail: HistoryDetail }) {
  const navigateIfMounted = useNavigateIfMounted();
  const { succeed } = usePopups();
  const remove = useDeletePurchase();
  const task = useTask();
  const [asks, setAsks] = useState(false);
  const isOpen = useSheetOpen(asks);
  const words = labelsByState[purchaseState(detail)];
  if (!words) return null;

  const confirm = async () => {
    if (!(await task.run(() => remove(detail.id)))) return;
    setAsks(false);
    succeed(words.done);
    navigateIfMounted(paths.ticketsOf(detail.gameId), { replace: true });
  };
  return (
    <>
      <Button kind="quiet" size="medium" onClick={() => setAsks(true)}>
        {words.ask}
      </Button>
      <BottomSheet
        open={isOpen}
        onClose={() => setAsks(false)}
        title={`${words.ask}?`}
        footer={
          <Stack gap={8}>
            <Button wide isLoading={task.isBusy} onClick={() => void confirm()}>
              {words.confirm}
            </Button>
            <Button kind="muted" wide onClick={() => setAsks(false)}>
              Giữ lại
            </Button>
          </Stack>
        }
      >
        <Text>{words.why}</Text>
        {task.error ? (
          <Notice tone="danger" role="alert">
            {task.error}
          </Notice>
        ) : null}
      </BottomSheet>
    </>
  );
}
