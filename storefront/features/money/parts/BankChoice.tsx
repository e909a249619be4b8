import type { Bank } from '@veloc/rules';
import { BankPicker, ErrorState, Skeleton, Text } from '@veloc/ui';
import { messageOf } from '../../../api/errors';

interface BankChoiceProps {
  banks: readonly Bank[];
  value: string | null;
  onChange: (bankId: string) => void;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
}

/** The bank one pays from. */
export function BankChoice({ banks, value, onChange, isLoading, error, onRetry }: BankChoiceProps) {
  if (banks.length > 0) {
    const options = banks.map(({ id, name, code, logo, fullName }) => ({
      value: id,
      label: name,
      code,
      logo,
      ...(fullName ? { detail: fullName } : {}),
    }));
    return <BankPicker options={options} value={value} onChange={(change) => onChange(change.value)} />;
  }
  return (
    <>
      <Text as="h2" size="subtitle" weight="bold">
        Chọn ngân hàng
      </Text>
      {isLoading ? (
        <Skeleton shape="block" height="15rem" />
      ) : (
        <ErrorState title="Chưa tải được danh sách ngân hàng" onRetry={onRetry}>
          {error ? messageOf(error) : null}
        </ErrorState>
      )}
    </>
  );
}
