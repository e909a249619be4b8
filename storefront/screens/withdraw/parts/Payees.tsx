import type { PayoutAccount } from '@veloc/rules';
import { Facts, PlusIcon, RadioList } from '@veloc/ui';

export const NEW_PAYEE = 'new';

/** Names an account among those of one player. */
export function payeeKey({ bankId, accountNumber }: PayoutAccount): string {
  return `${bankId} ${accountNumber}`;
}

interface PayeesProps {
  accounts: readonly PayoutAccount[];
  value: string;
  onChange: (key: string) => void;
}

/** The accounts the player was paid out to before, and another one. */
export function Payees({ accounts, value, onChange }: PayeesProps) {
  return (
    <RadioList
      label="Tài khoản nhận tiền"
      value={value}
      onChange={(change) => onChange(change.value)}
      options={[
        ...accounts.map((account) => ({
          value: payeeKey(account),
          label: account.bankName,
          sign: account.bankId.slice(0, 4).toUpperCase(),
          detail: <Facts facts={[account.accountNumber, account.accountHolder]} />,
        })),
        { value: NEW_PAYEE, label: 'Tài khoản khác', detail: 'Cần mã PIN hoặc mã OTP', icon: <PlusIcon /> },
      ]}
    />
  );
}
