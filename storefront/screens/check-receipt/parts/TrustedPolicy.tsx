import { Button, Card, FoldCard, Notice, Stack, Text } from '@veloc/ui';
import { texts, vietnamDate } from '@veloc/rules';
import { policyOfShop, type useShopPolicy } from '../../../data/books';
import { usePopups } from '../../../state/contexts';
import { FileButton, type ReceiptFile } from './ReceiptSource';

export interface OwnPolicy {
  name: string | null;
  text: string;
}

interface TrustedPolicyProps {
  policy: ReturnType<typeof useShopPolicy>;
  own: OwnPolicy | null;
  onOwn: (own: OwnPolicy | null) => void;
}

/** By whose keys receipts are checked: what the shop said first, what it says now, or a file of one's own. */
export function TrustedPolicy({ policy, own, onOwn }: TrustedPolicyProps) {
  const { warn } = usePopups();
  const take = ({ name, text }: ReceiptFile) => {
    try {
      onOwn({ name, text: policyOfShop(text) });
    } catch {
      warn('Tệp này không phải là tệp chữ ký của một cửa hàng, nên chưa dùng được. Hãy chọn tệp khác.');
    }
  };
  return (
    <>
      {policy.text === null && policy.error && !own ? (
        <Notice
          tone="warning"
          role="status"
          action={
            <Button kind="tonal" size="medium" isLoading={policy.isAsking} onClick={policy.retry}>
              {texts.retry}
            </Button>
          }
        >
          Chưa tải được mẫu chữ ký của cửa hàng, nên chưa kiểm được biên nhận. Hãy nối mạng một lần, hoặc chọn tệp chữ
          ký bên dưới.
        </Notice>
      ) : null}
      {policy.offered !== null && !own ? (
        <Notice
          tone="warning"
          role="status"
          heading="Cửa hàng vừa đổi chữ ký"
          actions={
            <Button kind="tonal" size="medium" onClick={policy.trust}>
              Tin chữ ký mới
            </Button>
          }
        >
          Trang này vẫn kiểm bằng mẫu chữ ký đã lưu trên máy
          {policy.since === null ? '' : ` từ ngày ${vietnamDate(policy.since)}`}. Chỉ đổi khi cửa hàng đã báo trước.
        </Notice>
      ) : null}
      <FoldCard label="Chữ ký của cửa hàng">
        <Card>
          <Stack>
            <Text size="label" tone="soft">
              {own
                ? `Đang dùng tệp chữ ký của bạn: ${own.name ?? 'đã dán'}.`
                : policy.since === null
                  ? 'Máy này chưa lưu mẫu chữ ký nào của cửa hàng.'
                  : `Đang dùng mẫu chữ ký của cửa hàng, lưu trên máy này từ ngày ${vietnamDate(policy.since)}.`}
            </Text>
            {own ? (
              <Button kind="outline" size="medium" onClick={() => onOwn(null)}>
                Dùng lại chữ ký của cửa hàng
              </Button>
            ) : (
              <FileButton kind="tonal" size="medium" accept=".txt,text/plain" onGiven={take}>
                Chọn tệp chữ ký
              </FileButton>
            )}
          </Stack>
        </Card>
      </FoldCard>
    </>
  );
}
