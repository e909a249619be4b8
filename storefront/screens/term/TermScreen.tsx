import { BackHeader } from '../../shared/layouts/BackHeader';
import { Card, Page, SectionHeading, Skeleton, Stack, Text } from '@veloc/ui';
import { usePrivacy, useTerms } from '../../data/documents';
import { ServerText } from '../../features/content/ServerText';
import { Acceptance } from './parts/Acceptance';
import * as place from '../../shared/place.css';
import { LoadFallback } from '../../shared/LoadFallback';

/** The terms of sale, and the text one accepts at registration, as the operator last wrote them. */
export default function TermScreen() {
  const { privacy, error, retry, accept } = usePrivacy();
  const { terms = [] } = useTerms();
  return (
    <>
      <BackHeader title="Điều khoản" />
      <Page as="main" gap={16} start={16} end={16}>
        {terms.map(({ id, body }) => (
          <Stack as="section" key={id} className={place.anywhere}>
            <SectionHeading>Điều khoản mua vé</SectionHeading>
            <Card>
              <ServerText text={body} />
            </Card>
          </Stack>
        ))}
        {privacy ? (
          <Stack as="section" className={place.anywhere}>
            {terms.length > 0 ? <SectionHeading>Quyền riêng tư và độ tuổi</SectionHeading> : null}
            <Card>
              <Stack className={place.anywhere}>
                <ServerText text={privacy.content} />
                <Text size="caption" tone="soft">
                  Phiên bản {privacy.version}
                </Text>
              </Stack>
            </Card>
            <Acceptance privacy={privacy} onAccept={() => accept(privacy.version)} />
          </Stack>
        ) : (
          <LoadFallback error={error} failure="Chưa tải được điều khoản" onRetry={retry}>
            <Card role="status" aria-busy="true" aria-label="Đang tải điều khoản">
              <Stack className={place.anywhere}>
                <Skeleton height="6rem" shape="block" />
                <Skeleton height="4rem" shape="block" />
              </Stack>
            </Card>
          </LoadFallback>
        )}
      </Page>
    </>
  );
}
