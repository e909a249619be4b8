import { BackHeader } from '../../shared/layouts/BackHeader';
import { BookOpenIcon, Card, EmptyState, FileTextIcon, ListGroup, ListRow, Skeleton, Text } from '@veloc/ui';
import { useContactChannels } from '../../shared/useContactChannels';
import { useSupportContact } from '../../data/content';
import * as styles from '../../features/content/Content.css';
import * as paths from '../../shared/paths';
import { LoadFallback } from '../../shared/LoadFallback';

/** The contact popup as a page of its own, for who comes by a link. */
export default function ContactScreen() {
  const { contact, error, isLoading, retry } = useSupportContact();
  const ways = useContactChannels();
  return (
    <>
      <BackHeader title="Liên hệ" />
      <main className={styles.contactPage}>
        {contact ? (
          <>
            <div>
              <Text as="h2" size="heading">
                {contact.title}
              </Text>
              <Text tone="soft">{contact.description}</Text>
              {contact.hours ? <Text tone="soft">Giờ trả lời: {contact.hours}</Text> : null}
            </div>
            {ways.length > 0 ? (
              <ListGroup>
                {ways.map(({ href, name, detail, icon }) => (
                  <ListRow key={href} href={href} icon={icon} title={name} detail={detail} />
                ))}
              </ListGroup>
            ) : (
              <EmptyState title="Chưa có cách liên hệ">Cửa hàng đang cập nhật. Mời bạn quay lại sau nhé.</EmptyState>
            )}
          </>
        ) : (
          <LoadFallback error={error} failure="Chưa tải được cách liên hệ" onRetry={retry} isRetrying={isLoading}>
            <Card role="group" aria-busy="true" aria-label="Đang tải cách liên hệ" className={styles.contactSkeleton}>
              <Skeleton height="2.625rem" />
              <Skeleton height="2.625rem" />
              <Skeleton height="2.625rem" />
            </Card>
          </LoadFallback>
        )}
        <ListGroup>
          <ListRow
            href={paths.guides}
            icon={<BookOpenIcon />}
            title="Hướng dẫn chơi"
            detail="Cách chơi, nạp và rút tiền"
          />
          <ListRow href={paths.term} icon={<FileTextIcon />} title="Điều khoản" />
        </ListGroup>
      </main>
    </>
  );
}
