import {
  ButtonLink,
  Card,
  ErrorState,
  FileTextIcon,
  ListGroup,
  ListRow,
  LockKeyholeIcon,
  PencilIcon,
  Receipt,
  ReceiptFacts,
  ShieldCheckIcon,
  Skeleton,
  HourglassIcon,
  Stack,
} from '@veloc/ui';
import { messageOf } from '../../api/errors';
import { readablePhone } from '../../shared/copy/format';
import { useProfile } from '../../data/player';
import { useSession } from '../../state/contexts';
import { SettingsPage } from '../../features/settings/SettingsPage';
import * as place from '../../shared/place.css';
import * as paths from '../../shared/paths';

/** Who one is to the shop, and the pages that keep the account safe. */
export default function ProfileScreen() {
  const { isLoggedIn } = useSession();
  const { profile, isFresh, error, retry } = useProfile(isLoggedIn);
  return (
    <SettingsPage title="Hồ sơ" reason="Đăng nhập để xem và sửa hồ sơ của bạn.">
      {profile ? (
        <Receipt
          aria-label="Hồ sơ"
          below={
            <ButtonLink href={paths.profileEdit} kind="tonal" wide icon={<PencilIcon />}>
              Sửa hồ sơ
            </ButtonLink>
          }
        >
          <ReceiptFacts
            facts={[
              { label: 'Họ và tên', value: profile.name || 'Chưa có' },
              { label: 'Số điện thoại', value: readablePhone(profile.phone) },
              // Only a fresh profile tells whether there is none.
              ...(isFresh || profile.email ? [{ label: 'Email', value: profile.email || 'Chưa có' }] : []),
              { label: 'Số giấy tờ', value: profile.identify ? hidden(profile.identify) : 'Chưa có' },
            ]}
          />
        </Receipt>
      ) : error ? null : (
        <Card role="status" aria-busy="true" aria-label="Đang tải hồ sơ">
          <Skeleton height="8rem" shape="block" />
        </Card>
      )}
      {error ? (
        <ErrorState title="Chưa tải được hồ sơ" onRetry={retry}>
          {messageOf(error)}
        </ErrorState>
      ) : null}
      <Stack as="section" gap={8} className={place.section}>
        <ListGroup>
          <ListRow
            href={paths.changePass}
            icon={<LockKeyholeIcon />}
            title="Đổi mã PIN"
            detail="Mã để đăng nhập và rút tiền"
          />
          <ListRow
            href={paths.sessions}
            icon={<ShieldCheckIcon />}
            title="Thiết bị đăng nhập"
            detail="Xem và đăng xuất từ xa"
          />
          <ListRow
            href={paths.limits}
            icon={<HourglassIcon />}
            title="Chơi có trách nhiệm"
            detail="Giới hạn chi tiêu và tạm nghỉ"
          />
          <ListRow href={paths.term} icon={<FileTextIcon />} title="Điều khoản và Quyền riêng tư" />
        </ListGroup>
      </Stack>
    </SettingsPage>
  );
}

/** The last three signs of a number that nobody looking over a shoulder should read. */
function hidden(text: string): string {
  return `${'•'.repeat(Math.max(0, text.length - 3))}${text.slice(-3)}`;
}
