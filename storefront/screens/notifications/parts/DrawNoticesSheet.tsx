import { drawNotices, type DrawNotices } from '@veloc/rules';
import { BottomSheet, Button, CalendarDaysIcon, RadioList, Skeleton, Stack, TicketIcon, TrophyIcon } from '@veloc/ui';
import { useState, type ReactNode } from 'react';
import { useNotificationSettings } from '../../../data/useNotifications';
import { usePush } from '../../../data/push';
import { LoadFallback } from '../../../shared/LoadFallback';
import { useTask } from '../../../shared/useTask';
import { useSheetOpen } from '../../../state/contexts';
import { PushSwitch } from './PushSwitch';

const words: Readonly<Record<DrawNotices, { label: string; detail: string; icon: ReactNode }>> = {
  day: {
    label: 'Mỗi ngày một tin',
    detail: 'Các kỳ trong ngày của một trò chơi gộp lại thành một tin.',
    icon: <CalendarDaysIcon />,
  },
  draw: { label: 'Mỗi kỳ một tin', detail: 'Vé Keno nhiều kỳ có thể có hàng chục tin một ngày.', icon: <TicketIcon /> },
  win: { label: 'Chỉ khi trúng thưởng', detail: 'Kỳ không trúng thì không báo.', icon: <TrophyIcon /> },
};

interface DrawNoticesSheetProps {
  open: boolean;
  onClose: () => void;
}

/** How often a player hears of draws, and whether on this device too. A choice counts at once. */
export function DrawNoticesSheet({ open, onClose }: DrawNoticesSheetProps) {
  const isOpen = useSheetOpen(open);
  const [isAsked, setAsked] = useState(false);
  // It keeps its choices while it slides out.
  if (isOpen && !isAsked) setAsked(true);
  const { settings, error, retry, change } = useNotificationSettings(isAsked);
  const push = usePush(isAsked);
  const saving = useTask();
  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title="Tin về kết quả quay"
      footer={
        <Button wide onClick={onClose}>
          Xong
        </Button>
      }
    >
      {settings && (push.status || push.hasFailed) ? (
        <Stack gap={8}>
          <RadioList
            label="Tin về kết quả quay"
            value={settings.draws}
            onChange={({ value }) => void saving.run(() => change({ draws: value }))}
            options={drawNotices.map((value) => ({ value, ...words[value] }))}
            error={saving.error}
          />
          <PushSwitch push={push} />
        </Stack>
      ) : (
        <LoadFallback error={error} failure="Chưa tải được cài đặt" onRetry={retry}>
          <div role="status" aria-busy="true" aria-label="Đang tải cài đặt">
            <Skeleton height="12rem" shape="block" />
          </div>
        </LoadFallback>
      )}
    </BottomSheet>
  );
}
