import {
  ActionBar,
  Button,
  Field,
  IconTile,
  MessageSquareLockIcon,
  Notice,
  OtpField,
  PinField,
  ShieldCheckIcon,
  Stack,
  Text,
  TextLink,
} from '@veloc/ui';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { returnTo, useNavigateIfMounted } from '../../shared/navigation';
import { readablePhone } from '../../shared/copy/format';
import { Acceptance } from './parts/Acceptance';
import { Resend } from '../../features/one-time-code/Resend';
import { useVerify } from './parts/useVerify';
import * as styles from '../../features/one-time-code/Auth.css';
import * as paths from '../../shared/paths';

/** Whoever comes here, or changes the way, comes to type the code. */
const focusOn = (field: HTMLInputElement | null) => field?.focus();

/** Takes the code sent to `phone`; `existing` says whether it has an account, which first of all logs in by its PIN. */
export default function VerifyScreen() {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const navigateIfMounted = useNavigateIfMounted();
  // An unencoded plus sign reads as a space.
  const phone = (search.get('phone') ?? '').replace(/^ /, '+');
  const existing = search.get('existing') === 'true';
  const verify = useVerify({
    phone,
    existing,
    onDone: () => navigateIfMounted(returnTo(history.state), { replace: true }),
  });
  const { sent } = verify;
  const isPin = verify.way === 'pin';
  const isTyping = isPin || sent.isOpen || sent.isSending;
  const CodeField = isPin ? PinField : OtpField;
  const isPhone = /^\+\d{7,15}$/.test(phone);

  useEffect(() => {
    if (!isPhone) navigate(paths.accountLogin, { replace: true });
  }, [isPhone, navigate]);

  return (
    <>
      <Stack as="main" gap={20} className={styles.verifyPage}>
        <IconTile icon={<MessageSquareLockIcon />} />
        <Stack gap={4}>
          <Text as="h1" size="heading">
            {isPin ? 'Nhập mã PIN' : 'Nhập mã xác thực'}
          </Text>
          <Text tone="soft">
            {isPin ? 'Mã PIN của số' : sent.isOpen ? 'Mã OTP đã được gửi đến số' : 'Mã OTP sẽ được gửi đến số'}{' '}
            <span className={styles.phone}>
              <Text as="strong" tone="plain" weight="bold">
                {readablePhone(phone)}
              </Text>{' '}
              · <TextLink href={paths.accountLogin}>Đổi số</TextLink>
            </span>
          </Text>
        </Stack>
        {isTyping ? (
          <CodeField
            key={verify.way}
            ref={focusOn}
            value={verify.typed}
            onChange={({ value }) => verify.change(value)}
            onComplete={({ value }) => verify.submit(value)}
            error={verify.error}
            disabled={verify.isBusy}
          />
        ) : verify.error ? (
          <Notice tone="danger" role="alert">
            {verify.error}
          </Notice>
        ) : null}
        {isPin ? null : <Resend code={sent} />}
        {existing ? (
          <Button kind="quiet" onClick={() => verify.choose(isPin ? 'otp' : 'pin')}>
            {isPin ? 'Đăng nhập bằng mã OTP' : 'Đăng nhập bằng mã PIN'}
          </Button>
        ) : (
          <>
            <Field
              label="Họ và tên"
              hint="Không bắt buộc, có thể bổ sung sau"
              autoComplete="name"
              maxLength={60}
              value={verify.name}
              onChange={({ value }) => verify.setName(value)}
            />
            <Acceptance checked={verify.hasAccepted} missed={verify.missed} onChange={verify.setAccepted} />
          </>
        )}
        <Notice icon={<ShieldCheckIcon />}>
          Vé Lộc không bao giờ gọi điện hỏi mã OTP. Đừng chia sẻ mã này với bất kỳ ai.
        </Notice>
      </Stack>
      <ActionBar>
        <Button wide isLoading={verify.isBusy} aria-disabled={!verify.canSubmit} onClick={() => verify.submit()}>
          {verify.isBusy ? 'Đang xác nhận...' : verify.canSubmit ? 'Xác nhận' : isPin ? 'Nhập mã PIN' : 'Nhập mã OTP'}
        </Button>
      </ActionBar>
    </>
  );
}
