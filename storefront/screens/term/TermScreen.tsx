import { Card, ErrorState, PageHeader, Skeleton, Text } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../app/layouts/goBack';
import { messageOf } from '../../copy/errorMessage';
import { usePrivacy } from '../../data/usePrivacy';
import * as styles from './TermScreen.css';

/** The text one accepts at registration, as the operator last wrote it: plain paragraphs. */
export default function TermScreen() {
  const [, navigate] = useLocation();
  const { privacy, error, retry } = usePrivacy();
  return (
    <>
      <PageHeader title="Điều khoản" onBack={() => goBack(navigate)} />
      <main className={styles.page}>
        {privacy ? (
          <Card className={styles.text}>
            {privacy.content.split(/\n{2,}/).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            <Text size="caption" tone="soft">
              Phiên bản {privacy.version}
            </Text>
          </Card>
        ) : error ? (
          <ErrorState title="Chưa tải được điều khoản" onRetry={retry}>
            {messageOf(error)}
          </ErrorState>
        ) : (
          <Card className={styles.text} aria-busy="true" aria-label="Đang tải điều khoản">
            <Skeleton height="6rem" shape="block" />
            <Skeleton height="4rem" shape="block" />
          </Card>
        )}
      </main>
    </>
  );
}
