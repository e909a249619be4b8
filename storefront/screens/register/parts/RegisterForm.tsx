import { texts } from '@veloc/rules';
import { Button, Checkbox, Field, Logo, Notice, PhoneField, PinField, Stack, Text, TextLink } from '@veloc/ui';
import type { FormEvent } from 'react';
import type { Registering } from '../useRegister';
import * as paths from '../../../shared/paths';

/** Who opens an account. */
export function RegisterForm({ registering }: { registering: Registering }) {
  const { problems, isBusy, change } = registering;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void registering.proceed();
  };
  return (
    <Stack as="form" gap={20} onSubmit={send} noValidate>
      <Logo size="large" withName={false} />
      <Stack gap={4}>
        <Text as="h1" size="heading">
          Tạo tài khoản
        </Text>
        <Text tone="soft">Chỉ mất một phút.</Text>
      </Stack>
      <Field
        label="Họ và tên"
        autoComplete="name"
        maxLength={60}
        value={registering.name}
        onChange={({ value }) => change({ name: value })}
        error={problems.name}
      />
      <PhoneField
        labelHidden
        countryCode={registering.countryCode}
        phone={registering.phone}
        onChange={change}
        error={problems.phone}
      />
      <Stack gap={4}>
        <PinField
          label="Mã PIN (không bắt buộc)"
          labelShown
          autoComplete="new-password"
          value={registering.pin}
          onChange={({ value }) => change({ pin: value })}
          error={problems.pin}
        />
        <Text size="label" tone="soft">
          6 số để đăng nhập nhanh và rút tiền. Có thể đặt sau.
        </Text>
      </Stack>
      <Checkbox
        checked={registering.hasAccepted}
        onChange={({ checked }) => registering.accept(checked)}
        label={
          <>
            Tôi từ đủ 18 tuổi và đồng ý với <TextLink href={paths.term}>Điều khoản và Quyền riêng tư</TextLink>
          </>
        }
        error={problems.accepted}
      />
      {registering.isTaken ? (
        <Notice tone="warning" role="status" action={<TextLink href={paths.accountLogin}>{texts.login}</TextLink>}>
          Số điện thoại này đã có tài khoản.
        </Notice>
      ) : null}
      {registering.error ? (
        <Notice tone="danger" role="alert">
          {registering.error}
        </Notice>
      ) : null}
      <Button type="submit" wide isLoading={isBusy}>
        {isBusy ? texts.checking : texts.proceed}
      </Button>
    </Stack>
  );
}
