import { Button, IconTile, MessageSquareLockIcon, Notice, OtpField, ShieldCheckIcon, Stack, Text } from '@veloc/ui';
import { readablePhone } from '../../../shared/copy/format';
import { Resend } from '../../../features/one-time-code/Resend';
import * as styles from '../../../features/one-time-code/Auth.css';
import type { Registering } from '../useRegister';

/** Whoever comes here comes to type the code. */
const focusOn = (field: HTMLInputElement | null) => field?.focus();

/** The code that proves the phone is one's own. */
export function RegisterCode({ registering }: { registering: Registering }) {
  return (
    <Stack gap={20}>
      <IconTile icon={<MessageSquareLockIcon />} />
      <Stack gap={4}>
        <Text as="h1" size="heading">
          Nhập mã xác thực
        </Text>
        <Text tone="soft">
          {registering.sent.isOpen ? 'Mã OTP đã được gửi đến số' : 'Mã OTP sẽ được gửi đến số'}{' '}
          <Text as="strong" tone="plain" weight="bold" className={styles.phone}>
            {readablePhone(registering.e164)}
          </Text>
        </Text>
      </Stack>
      {registering.sent.isOpen || registering.sent.isSending ? (
        <OtpField
          ref={focusOn}
          value={registering.code}
          onChange={({ value }) => registering.typeCode(value)}
          onComplete={({ value }) => void registering.finish(value)}
          error={registering.error}
          disabled={registering.isBusy}
        />
      ) : registering.error ? (
        <Notice tone="danger" role="alert">
          {registering.error}
        </Notice>
      ) : null}
      <Resend code={registering.sent} />
      <Button
        wide
        isLoading={registering.isBusy}
        aria-disabled={!registering.isCodeReady}
        onClick={() => void registering.finish()}
      >
        {registering.isBusy ? 'Đang xác nhận...' : registering.isCodeReady ? 'Mở tài khoản' : 'Nhập mã OTP'}
      </Button>
      <Button kind="ghost" wide onClick={registering.edit}>
        Sửa thông tin
      </Button>
      <Notice icon={<ShieldCheckIcon />}>
        Vé Lộc không bao giờ gọi điện hỏi mã OTP. Đừng chia sẻ mã này với bất kỳ ai.
      </Notice>
    </Stack>
  );
}
