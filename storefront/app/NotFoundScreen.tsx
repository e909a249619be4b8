import { texts } from '@veloc/rules';
import { Button, ButtonLink, HouseIcon, Text, TornTicket } from '@veloc/ui';
import { usePopups } from '../state/contexts';
import { useContactMessage } from '../data/content';
import * as styles from '../shared/layouts/Layout.css';

/** No route matches (spec section 2; the sentence is the spec's). */
export default function NotFoundScreen() {
  const { openContact } = usePopups();
  const contact = useContactMessage();
  return (
    <main className={styles.trouble}>
      <TornTicket />
      <Text as="h1" size="heading" align="center" lang="en">
        {texts.pageNotFound}
      </Text>
      <Text tone="soft" align="center">
        Trang bạn tìm đã đổi chỗ hoặc không còn nữa. Số may mắn thì vẫn đang chờ bạn ở trang chủ.
      </Text>
      <ButtonLink href="/" wide icon={<HouseIcon />}>
        Về trang chủ
      </ButtonLink>
      <Button kind="ghost" onClick={() => openContact(contact)}>
        Liên hệ hỗ trợ
      </Button>
    </main>
  );
}
