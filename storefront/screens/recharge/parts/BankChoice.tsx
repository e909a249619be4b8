import type { Bank } from '@veloc/rules';
import { ErrorState, RadioList, Skeleton, Text } from '@veloc/ui';
import { messageOf } from '../../../copy/errorMessage';

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
  return (
    <>
      <Text as="h2" size="subtitle" weight="bold">
        Chọn ngân hàng
      </Text>
      {banks.length > 0 ? (
        <RadioList
          label="Chọn ngân hàng"
          look="list"
          value={value}
          onChange={(change) => onChange(change.value)}
          options={banks.map(({ id, code, name }) => ({ value: id, title: name, sign: code }))}
        />
      ) : isLoading ? (
        <Skeleton shape="block" height="15rem" />
      ) : (
        <ErrorState title="Chưa tải được danh sách ngân hàng" onRetry={onRetry}>
          {error ? messageOf(error) : null}
        </ErrorState>
      )}
    </>
  );
}
