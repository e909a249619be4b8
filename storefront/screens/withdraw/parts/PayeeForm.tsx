import { asBanksWrite, texts } from '@veloc/rules';
import { BottomSheet, Button, Field, Notice, SelectField, Stack, TextLink } from '@veloc/ui';
import { useBanks } from '../../../data/wallet';
import { useSheetOpen } from '../../../state/contexts';
import { BankChoice } from '../../../features/money/parts/BankChoice';
import { accountHolderProblem, accountNumberProblem, type PayeeDraft } from '../payee';
import * as paths from '../../../shared/paths';

interface PayeeFormProps {
  draft: PayeeDraft;
  /** The profile's name; empty when it is not known. */
  owner: string;
  onChange: (draft: PayeeDraft) => void;
  /** Says what is missing; not before the player has tried to go on. */
  showsProblems: boolean;
  isChoosingBank: boolean;
  onChooseBank: (isChoosing: boolean) => void;
}

/** An account never used before: its bank, number and holder. */
export function PayeeForm({ draft, owner, onChange, showsProblems, isChoosingBank, onChooseBank }: PayeeFormProps) {
  const isOpen = useSheetOpen(isChoosingBank);
  const { banks, error, isLoading, retry } = useBanks();
  const bank = banks.find(({ id }) => id === draft.bankId);
  const numberProblem = accountNumberProblem(draft.accountNumber);
  const holderProblem = accountHolderProblem(draft.accountHolder, owner);
  return (
    <Stack gap={16}>
      <SelectField
        label="Ngân hàng nhận tiền"
        value={bank?.name ?? null}
        placeholder="Chọn ngân hàng"
        onClick={() => onChooseBank(true)}
        error={showsProblems && !bank ? 'Chưa chọn ngân hàng nhận tiền' : null}
      />
      <Field
        label="Số tài khoản"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={draft.accountNumber}
        onChange={({ value }) => onChange({ ...draft, accountNumber: value })}
        error={showsProblems ? numberProblem : null}
      />
      <Field
        label="Tên chủ tài khoản"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={100}
        hint="Phải đứng tên bạn như trong hồ sơ."
        value={draft.accountHolder}
        onChange={({ value }) => onChange({ ...draft, accountHolder: value })}
        onBlur={() => onChange({ ...draft, accountHolder: asBanksWrite(draft.accountHolder) })}
        error={showsProblems ? holderProblem : null}
      />
      {showsProblems && owner !== '' && holderProblem === texts.holderIsNotYou(owner) ? (
        <Notice action={<TextLink href={paths.contact}>Liên hệ</TextLink>}>
          Tên trong hồ sơ chưa đúng? Vé Lộc đổi giúp bạn.
        </Notice>
      ) : null}
      <BottomSheet
        open={isOpen}
        onClose={() => onChooseBank(false)}
        title="Ngân hàng nhận tiền"
        footer={
          <Button wide aria-disabled={draft.bankId === null} onClick={() => onChooseBank(false)}>
            {draft.bankId === null ? 'Chọn một ngân hàng' : 'Chọn ngân hàng này'}
          </Button>
        }
      >
        <BankChoice
          banks={banks}
          value={draft.bankId}
          onChange={(bankId) => onChange({ ...draft, bankId })}
          isLoading={isLoading}
          error={error}
          onRetry={retry}
        />
      </BottomSheet>
    </Stack>
  );
}
