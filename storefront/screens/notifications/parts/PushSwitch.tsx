import { texts } from '@veloc/rules';
import { BellIcon, Button, Card, Notice, Stack, Switch } from '@veloc/ui';
import { pushFailure, type Push, type PushStatus } from '../../../data/push';
import { useOnline } from '../../../shared/pageLifecycle';
import { useTask } from '../../../shared/useTask';

const reasons: Partial<Record<PushStatus, string>> = {
  homeScreen: 'Trên iPhone và iPad: bấm Chia sẻ, chọn “Thêm vào Màn hình chính”, mở cửa hàng từ đó rồi bật ở đây.',
  browser: 'Trình duyệt này không nhận được tin báo. Tin vẫn có trong mục Thông báo.',
  refused:
    'Trình duyệt đang chặn tin báo của cửa hàng. Mở cài đặt của trang (biểu tượng cạnh địa chỉ), cho phép “Thông báo”, rồi mở lại mục này.',
};

const NOT_ALLOWED = 'Chưa bật: trình duyệt chưa được phép báo. Hãy bấm lại rồi chọn “Cho phép”.';

/** Whether this device rings when a draw of the player's tickets was drawn. Nothing where the shop rings nobody. */
export function PushSwitch({ push }: { push: Push }) {
  const { status, quiet, turnOn, turnOff } = push;
  const isOnline = useOnline();
  const turning = useTask(pushFailure);
  if (status === 'none') return null;
  if (status === undefined) {
    return (
      <Notice
        tone="warning"
        action={
          <Button kind="ghost" size="medium" onClick={push.retry}>
            {texts.retry}
          </Button>
        }
      >
        Chưa tải được cài đặt báo trên thiết bị này.
      </Notice>
    );
  }
  const isOn = status === 'on';
  const turn = () =>
    turning.run(async () => {
      if (isOn) await turnOff();
      else if (!(await turnOn())) turning.setError(NOT_ALLOWED);
    });
  const busy = isOn ? 'Đang tắt…' : 'Đang bật…';
  const offline = isOnline ? undefined : 'Đang không có mạng: có mạng lại thì bật hoặc tắt được.';
  const night = quiet ? `, không báo từ ${quiet.from} đến ${quiet.to}` : '';
  return (
    <Stack gap={8}>
      <Card>
        <Switch
          icon={<BellIcon />}
          label="Báo trên thiết bị này khi có kết quả"
          detail={`Chỉ ghi trò chơi và kỳ mà bạn có vé. Không báo Keno${night}.`}
          disabledReason={turning.isBusy ? busy : (reasons[status] ?? offline)}
          aria-busy={turning.isBusy || undefined}
          checked={isOn}
          onChange={() => void turn()}
        />
      </Card>
      {turning.error && reasons[status] === undefined ? (
        <Notice tone="danger" role="alert">
          {turning.error}
        </Notice>
      ) : null}
    </Stack>
  );
}
