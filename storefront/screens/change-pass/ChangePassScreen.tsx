import { texts } from '@veloc/rules';
import { ActionBar, Button, Card, Notice, OtpField, PinField, Segment, Stack, Text } from '@veloc/ui';
import { useNavigateIfMounted } from '../../shared/navigation';
import { usePopups } from '../../state/contexts';
import { SettingsPage } from '../../features/settings/SettingsPage';
import { Resend } from '../../features/one-time-code/Resend';
import { useChangePin, type ProofMethod } from './useChangePin';
import * as paths from '../../shared/paths';

/** /account/change-pass: the password of this shop is a PIN (decision A8). */
export default function ChangePassScreen() {
  const navigateIfMounted = useNavigateIfMounted();
  const { succeed } = usePopups();
  const change = useChangePin(() => {
    succeed({ title: 'Đã đổi mã PIN', message: 'Các thiết bị khác của bạn đã được đăng xuất.' });
    navigateIfMounted(paths.profile, { replace: true });
  });
  const isPin = change.way === 'pin';
  return (
    <SettingsPage
      title="Đổi mã PIN"
      reason="Đăng nhập để đổi mã PIN của bạn."
      footer={
        <ActionBar>
          <Button
            wide
            isLoading={change.isBusy}
            aria-disabled={change.missing !== null}
            onClick={() => void change.submit()}
          >
            {change.isBusy ? 'Đang đổi...' : (change.missing ?? 'Đổi mã PIN')}
          </Button>
        </ActionBar>
      }
    >
      <Card>
        <Stack gap={16}>
          <Text as="h2" size="subtitle" weight="bold">
            Xác nhận là bạn
          </Text>
          {change.codeOnly === undefined ? (
            <Segment<ProofMethod>
              label="Cách xác nhận"
              value={change.way}
              onChange={({ value }) => change.choose(value)}
              options={[
                { value: 'pin', label: 'Mã PIN cũ' },
                { value: 'otp', label: 'Mã OTP' },
              ]}
            />
          ) : (
            <Text tone="soft" role="status">
              {change.codeOnly}
            </Text>
          )}
          {change.isProved ? (
            <Notice tone="success" role="status">
              Đã xác nhận bằng mã OTP.
            </Notice>
          ) : isPin ? (
            <PinField
              key="pin"
              label="Mã PIN cũ"
              autoComplete="current-password"
              value={change.proof}
              onChange={({ value }) => change.typeProof(value)}
              error={change.proofError}
              disabled={change.isBusy}
            />
          ) : (
            <>
              {change.code.isOpen || change.code.isSending ? (
                <OtpField
                  key="otp"
                  value={change.proof}
                  onChange={({ value }) => change.typeProof(value)}
                  error={change.proofError}
                  disabled={change.isBusy}
                />
              ) : change.proofError ? (
                <Notice tone="danger" role="alert">
                  {change.proofError}
                </Notice>
              ) : null}
              <Resend code={change.code} />
            </>
          )}
          {isPin ? (
            <Text size="label" tone="soft">
              Chưa đặt hoặc quên mã PIN? Chọn Mã OTP.
            </Text>
          ) : null}
        </Stack>
      </Card>
      <Card>
        <Stack gap={16}>
          <Text as="h2" size="subtitle" weight="bold">
            Mã PIN mới
          </Text>
          <PinField
            label="Mã PIN mới"
            autoComplete="new-password"
            value={change.pin}
            onChange={({ value }) => change.setPin(value)}
            error={change.pinError}
            disabled={change.isBusy}
          />
          <PinField
            label="Nhập lại mã PIN mới"
            labelShown
            autoComplete="new-password"
            value={change.repeated}
            onChange={({ value }) => change.setRepeated(value)}
            error={change.repeatError}
            disabled={change.isBusy}
          />
          <Text size="label" tone="soft">
            {texts.pinLength}. {texts.pinAdvice}
          </Text>
        </Stack>
      </Card>
      {change.error ? (
        <Notice tone="danger" role="alert">
          {change.error}
        </Notice>
      ) : null}
    </SettingsPage>
  );
}
