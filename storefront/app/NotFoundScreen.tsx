import { ButtonLink, EmptyState, Text } from '@veloc/ui';

/** No route matches (spec section 2). */
export function NotFoundScreen() {
  return (
    <main>
      <EmptyState
        title={
          <Text as="span" size="heading">
            Không tìm thấy trang
          </Text>
        }
        action={
          <ButtonLink href="/" wide>
            Về trang chủ
          </ButtonLink>
        }
      >
        <span lang="en">This page could not be found</span>
      </EmptyState>
    </main>
  );
}
