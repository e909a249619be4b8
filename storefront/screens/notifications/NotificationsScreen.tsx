import { PagedList } from '../../shared/PagedList';
import { BackHeader } from '../../shared/layouts/BackHeader';
import { texts } from '@veloc/rules';
import { Button, Card, EmptyState, IconButton, Inline, Page, SettingsIcon, Skeleton, Stack, Text } from '@veloc/ui';
import * as place from '../../shared/place.css';
import { useState } from 'react';
import { useNotifications } from '../../data/useNotifications';
import { usePopups, useServerClock, useSession } from '../../state/contexts';
import { notificationRows } from './notificationRows';
import { DrawNoticesSheet } from './parts/DrawNoticesSheet';
import { NotificationRow } from './parts/NotificationRow';
import * as styles from './Notifications.css';

/** What the player was told, newest first: draws of own tickets, prizes, money in and out. */
export default function NotificationsScreen() {
  const now = useServerClock();
  const { isLoggedIn } = useSession();
  const { openLogin, warnOfFailure } = usePopups();
  const { unread, markRead, ...list } = useNotifications();
  const [isChoosing, setChoosing] = useState(false);
  const read = (ids?: readonly string[]) => {
    if (ids?.length === 0) return;
    markRead(ids).catch((failure: unknown) => warnOfFailure(failure));
  };
  return (
    <>
      <BackHeader title="Thông báo">
        {isLoggedIn ? (
          <IconButton
            tone="onColor"
            label="Cài đặt tin báo"
            icon={<SettingsIcon />}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          />
        ) : null}
      </BackHeader>
      <Page as="main" gap={10}>
        {!isLoggedIn ? (
          <EmptyState title="Chào bạn" action={<Button onClick={openLogin}>{texts.login}</Button>}>
            Đăng nhập để nhận tin về vé, tiền thưởng và giao dịch của bạn.
          </EmptyState>
        ) : (
          <>
            {/* The count comes by a call of its own; the list must not move as it comes, nor as all is read. */}
            {list.items.length > 0 || list.isLoading ? (
              <Inline justify="space-between" rowGap={0} className={styles.bar}>
                <Text as="p" size="label" tone="soft">
                  {unread === null ? null : unread > 0 ? `${unread} tin chưa đọc` : 'Đã đọc hết'}
                </Text>
                {unread ? (
                  <Button kind="ghost" size="medium" className={place.toTheEnd} onClick={() => read()}>
                    Đánh dấu đã đọc
                  </Button>
                ) : null}
              </Inline>
            ) : null}
            <DrawNoticesSheet open={isChoosing} onClose={() => setChoosing(false)} />
            <PagedList
              list={list}
              label="Thông báo"
              items={notificationRows(list.items, { now: now(), ended: list.ended })}
              keyOf={({ id }) => id}
              failure="Chưa tải được thông báo"
              loading={
                <Stack as="section" aria-busy="true" aria-label="Đang tải thông báo" gap={10}>
                  {[1, 2, 3, 4].map((row) => (
                    <Card key={row}>
                      <Skeleton width="60%" height="1.125rem" />
                      <Skeleton width="85%" height="0.875rem" />
                    </Card>
                  ))}
                </Stack>
              }
              empty={
                <EmptyState title="Chưa có thông báo">
                  Kết quả vé của bạn, tiền thưởng và giao dịch sẽ được báo ở đây.
                </EmptyState>
              }
              endLine="Đã hết thông báo"
            >
              {(row) => <NotificationRow row={row} now={now()} onRead={read} />}
            </PagedList>
          </>
        )}
      </Page>
    </>
  );
}
