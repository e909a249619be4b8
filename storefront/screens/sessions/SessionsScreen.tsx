import { vietnamDate, vietnamTime, type Device } from '@veloc/rules';
import {
  Button,
  Card,
  Facts,
  MonitorIcon,
  ListGroup,
  ListRow,
  Notice,
  SmartphoneIcon,
  ShieldCheckIcon,
  Skeleton,
  TextLink,
} from '@veloc/ui';
import { useState, type ReactNode } from 'react';
import { useTask } from '../../shared/useTask';
import { useDevices } from '../../data/settings';
import { usePopups } from '../../state/contexts';
import { SettingsPage } from '../../features/settings/SettingsPage';
import { deviceLabel, isPhone } from '../../shared/copy/deviceLabels';
import { LoadFallback } from '../../shared/LoadFallback';
import * as paths from '../../shared/paths';
import { together } from '../../shared/place.css';

/** Where the player is logged in, and the way to end that from afar. */
export default function SessionsScreen() {
  const { devices, error, retry, end, endOthers } = useDevices();
  const { succeed } = usePopups();
  const [ending, setEnding] = useState<string | null>(null);
  const task = useTask();
  const others = devices?.filter(({ current }) => !current) ?? [];

  const logOut = async (id: string) => {
    setEnding(id);
    await task.run(() => end(id));
    setEnding(null);
  };
  const logOutOthers = async () => {
    let stay = 0;
    const isDone = await task.run(async () => {
      ({ stay } = await endOthers());
    });
    if (isDone) succeed({ title: 'Đã đăng xuất', message: stay === 0 ? onlyThis : othersStay(stay) });
  };

  return (
    <SettingsPage title="Thiết bị đăng nhập" reason="Đăng nhập để xem các thiết bị của bạn.">
      {devices ? (
        <>
          <ListGroup aria-label="Thiết bị">
            {devices.toSorted(ownFirst).map((device) => (
              <ListRow
                key={device.id}
                icon={isPhone(device.device) ? <SmartphoneIcon /> : <MonitorIcon />}
                title={deviceLabel(device.device)}
                detail={<Facts facts={used(device)} />}
                trailing={
                  device.current ? null : (
                    <Button
                      kind="ghost"
                      size="medium"
                      aria-label={`Đăng xuất ${deviceLabel(device.device)}`}
                      isLoading={task.isBusy && ending === device.id}
                      onClick={() => void logOut(device.id)}
                    >
                      Đăng xuất
                    </Button>
                  )
                }
              />
            ))}
          </ListGroup>
          {task.error ? (
            <Notice
              tone="danger"
              role="alert"
              action={task.code === 'CODE_REQUIRED' ? <TextLink href={paths.changePass}>Đổi mã PIN</TextLink> : null}
            >
              {task.error}
            </Notice>
          ) : null}
          {others.length > 0 ? (
            <Button kind="quiet" wide isLoading={task.isBusy && ending === null} onClick={() => void logOutOthers()}>
              Đăng xuất thiết bị khác
            </Button>
          ) : null}
          <Notice icon={<ShieldCheckIcon />}>
            Thấy thiết bị lạ? Hãy đổi mã PIN: mọi thiết bị khác sẽ được đăng xuất.
          </Notice>
        </>
      ) : (
        <LoadFallback error={error} failure="Chưa tải được danh sách thiết bị" onRetry={retry}>
          <Card role="status" aria-busy="true" aria-label="Đang tải danh sách thiết bị">
            <Skeleton height="7rem" shape="block" />
          </Card>
        </LoadFallback>
      )}
    </SettingsPage>
  );
}

const onlyThis = 'Chỉ còn thiết bị này đang đăng nhập.';
const othersStay = (count: number) =>
  `Còn ${count} thiết bị không thể đăng xuất từ đây. Hãy đổi mã PIN: mọi thiết bị khác sẽ được đăng xuất.`;

const ownFirst = (one: Device, other: Device) => Number(other.current) - Number(one.current);

function used({ current, lastUsedAt, createdAt }: Device): ReactNode[] {
  const at = (moment: string) => <span className={together}>{`${vietnamTime(moment)}, ${vietnamDate(moment)}`}</span>;
  return current ? ['Thiết bị này', <>đăng nhập {at(createdAt)}</>] : ['Dùng lần cuối', at(lastUsedAt)];
}
