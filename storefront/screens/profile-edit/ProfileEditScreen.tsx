import { texts } from '@veloc/rules';
import { ActionBar, Button, Card, Field, Notice, Skeleton, Stack, TextLink } from '@veloc/ui';
import { Suspense, useId, useState, type FormEvent } from 'react';
import { returnTo, useNavigateIfMounted } from '../../shared/navigation';
import { useTask } from '../../shared/useTask';
import { ApiError, messageOf } from '../../api/errors';
import { ProofSheet } from '../../features/order/parts/lazySheets';
import { useProfile } from '../../data/player';
import { useApi, usePopups, useSession } from '../../state/contexts';
import { SettingsPage } from '../../features/settings/SettingsPage';
import * as paths from '../../shared/paths';
import { LoadFallback } from '../../shared/LoadFallback';

/** What /profile/edit asks for, as it is typed. */
interface ProfileFields {
  name: string;
  email: string;
  identify: string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const IDENTITY = /^[0-9A-Za-z]{6,20}$/;

/** What is wrong with each field; the server's own rules judge again. Only the name must be there. */
export function profileProblems({ name, email, identify }: ProfileFields): Partial<ProfileFields> {
  return {
    ...(/\p{L}/u.test(name) ? {} : { name: 'Vui lòng nhập họ và tên' }),
    ...(email !== '' && !EMAIL.test(email.trim()) ? { email: 'Email không đúng định dạng' } : {}),
    ...(identify !== '' && !IDENTITY.test(identify.trim())
      ? { identify: 'Số giấy tờ gồm 6 đến 20 chữ cái hoặc chữ số' }
      : {}),
  };
}

/** Name, email and identity number; whoever was sent here for a missing name goes back to where that was. */
export default function ProfileEditScreen() {
  const api = useApi();
  const form = useId();
  const navigateIfMounted = useNavigateIfMounted();
  const { isLoggedIn } = useSession();
  const { succeed } = usePopups();
  const { profile, isFresh, error, retry, keep } = useProfile(isLoggedIn);
  const [typed, setTyped] = useState<Partial<ProfileFields>>({});
  const [isJudged, setJudged] = useState(false);
  const task = useTask();
  /** Why the server asks for a code before it takes the name. */
  const [codeOnly, setCodeOnly] = useState<string>();
  const [proofError, setProofError] = useState<string>();

  const known = { name: profile?.name ?? '', email: profile?.email ?? '', identify: profile?.identify ?? '' };
  const fields = { ...known, ...typed };
  const problems = profileProblems(fields);
  const visibleProblems = isJudged ? problems : {};

  const send = async (signature?: string) => {
    const { name, email, identify } = fields;
    const change = { name: name.trim(), email: email.trim(), identify: identify.trim() };
    setProofError(undefined);
    let isRefused = false;
    const saved = await task.run(async () => {
      try {
        keep(await api.updateProfile({ ...change, ...(signature === undefined ? {} : { signature }) }));
      } catch (failure) {
        const code = failure instanceof ApiError ? failure.code : '';
        if (code === 'CODE_REQUIRED') setCodeOnly(messageOf(failure));
        else if (code === 'SIGNATURE_INVALID') setProofError(messageOf(failure));
        else {
          setCodeOnly(undefined);
          throw failure;
        }
        isRefused = true;
      }
    });
    if (!saved || isRefused) return;
    setCodeOnly(undefined);
    succeed({ title: texts.success, message: 'Hồ sơ đã được cập nhật.' });
    navigateIfMounted(returnTo(history.state, paths.profile), { replace: true });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (Object.keys(problems).length === 0) await send();
  };

  const field = (name: keyof ProfileFields) => ({
    value: fields[name],
    onChange: ({ value }: { value: string }) => setTyped({ ...typed, [name]: value }),
    error: visibleProblems[name],
  });

  return (
    <SettingsPage
      title="Sửa hồ sơ"
      reason="Đăng nhập để sửa hồ sơ của bạn."
      footer={
        <ActionBar>
          <Button wide type="submit" form={form} isLoading={task.isBusy} aria-disabled={!isFresh}>
            {task.isBusy ? 'Đang lưu...' : 'Lưu hồ sơ'}
          </Button>
        </ActionBar>
      }
    >
      <Suspense fallback={null}>
        <ProofSheet
          open={codeOnly !== undefined}
          title="Xác nhận họ và tên"
          purpose="profile"
          codeOnly={codeOnly ?? texts.nameNeedsCode}
          isBusy={task.isBusy}
          onClose={() => setCodeOnly(undefined)}
          onProof={({ signature }) => void send(signature)}
          error={proofError}
        />
      </Suspense>
      {isFresh ? (
        <>
          {known.name === '' ? <Notice>Cho Vé Lộc biết tên của bạn để tiếp tục mua vé và nhận thưởng.</Notice> : null}
          <Card>
            <Stack as="form" id={form} onSubmit={(event) => void save(event)} noValidate gap={16}>
              <Field label="Họ và tên" autoComplete="name" maxLength={60} {...field('name')} />
              <Field
                label="Email"
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
                hint="Không bắt buộc"
                {...field('email')}
              />
              <Field
                label="Số giấy tờ (CCCD hoặc hộ chiếu)"
                autoComplete="off"
                maxLength={20}
                hint="Không bắt buộc. Cửa hàng đối chiếu khi trả giải lớn; cách nhận ghi ở trang tiền thưởng của vé."
                {...field('identify')}
              />
            </Stack>
          </Card>
          {task.error ? (
            <Notice
              tone="danger"
              role="alert"
              action={task.code === 'NAME_LOCKED' ? <TextLink href={paths.contact}>Liên hệ</TextLink> : null}
            >
              {task.error}
            </Notice>
          ) : null}
        </>
      ) : (
        <LoadFallback error={error} failure="Chưa tải được hồ sơ" onRetry={retry}>
          <Card role="status" aria-busy="true" aria-label="Đang tải hồ sơ">
            <Skeleton height="12rem" shape="block" />
          </Card>
        </LoadFallback>
      )}
    </SettingsPage>
  );
}
