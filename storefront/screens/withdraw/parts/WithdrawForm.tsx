import { useSearchParams } from 'wouter';
import { Suspense, useEffect, useRef, useState } from 'react';
import { asBanksWrite, WITHDRAWAL, type Balance, type PayoutAccount } from '@veloc/rules';
import {
  ActionBar,
  AmountField,
  Button,
  Card,
  Facts,
  formatMoney,
  Inline,
  Money,
  Notice,
  Page,
  Segment,
  Stack,
  Text,
} from '@veloc/ui';
import { BALANCE_USES } from '../../../features/money/balanceUses';
import { spellOutAmount } from '../../../shared/copy/spellOutAmount';
import { useBalance } from '../../../data/useBalance';
import { useSession } from '../../../state/contexts';
import { ProofSheet } from '../../../features/order/parts/lazySheets';
import { amountOptions, amountProblem, missingOfPayee, type PayeeDraft } from '../payee';
import { useWithdrawal } from '../useWithdrawal';
import { PayeeForm } from './PayeeForm';
import { NEW_PAYEE, payeeKey, Payees } from './Payees';

/**
 * Leads to the first wrong field inside `place` once the form has marked it: call `lead` on a press that cannot go on,
 * since on a small phone that field is often out of sight.
 */
function useFirstProblem<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses]);
  return { place, lead: () => setPresses((count) => count + 1) };
}

type Source = 'wallet' | 'reward';

/** What was asked for, else the larger of the two. */
function firstSource(asked: string | null, { amount, rewardAmount }: Balance): Source {
  if (asked === 'wallet' || asked === 'reward') return asked;
  return rewardAmount > amount ? 'reward' : 'wallet';
}

/** How much, from where, to which account; a proof only where the account is new. */
export function WithdrawForm({ accounts }: { accounts: readonly PayoutAccount[] }) {
  const { user } = useSession();
  const { balance } = useBalance();
  const owner = user?.name ?? '';
  const withdrawal = useWithdrawal();
  const [search] = useSearchParams();
  const [source, setSource] = useState<Source>(() => firstSource(search.get('source'), balance));
  const [amount, setAmount] = useState<number | null>(null);
  const [chosen, setChosen] = useState(accounts[0] ? payeeKey(accounts[0]) : NEW_PAYEE);
  const [draft, setDraft] = useState<PayeeDraft>({
    bankId: null,
    accountNumber: '',
    accountHolder: asBanksWrite(owner),
  });
  const [isChoosingBank, setChoosingBank] = useState(false);
  const [hasTried, setTried] = useState(false);
  const { place, lead } = useFirstProblem<HTMLElement>();

  const held = source === 'wallet' ? balance.amount : balance.rewardAmount;
  const problem = amountProblem(amount, held);
  const known = accounts.find((account) => payeeKey(account) === chosen);
  const isNew = known === undefined;
  const isAmountOff = amount !== null && problem !== null;
  const label = amount === null || isAmountOff ? 'Rút tiền' : `Rút ${formatMoney(amount)}`;

  const bankName = known?.bankName ?? 'tài khoản';

  const request = () => {
    const payee = known ?? { ...draft, bankId: draft.bankId ?? '' };
    const { bankId, accountNumber, accountHolder } = payee;
    return { amount: amount ?? 0, bankId, accountNumber, accountHolder, source };
  };
  const goOn = () => {
    setTried(true);
    if (isAmountOff || amount === null) return lead();
    if (isNew && draft.bankId === null) return setChoosingBank(true);
    if (isNew && missingOfPayee(draft, owner) !== null) return lead();
    if (isNew) withdrawal.askProof();
    else void withdrawal.send(request(), bankName);
    return undefined;
  };

  return (
    <>
      <Page as="main" ref={place} start={12}>
        <Segment<Source>
          label="Rút từ"
          value={source}
          onChange={({ value }) => setSource(value)}
          options={[
            { value: 'wallet', label: 'Số dư ví' },
            { value: 'reward', label: 'Số dư thưởng' },
          ]}
        />
        <Text size="caption" tone="soft">
          {BALANCE_USES}
        </Text>
        <Card>
          <Stack gap={16}>
            <Inline gap={12} align="baseline" justify="space-between">
              <Text as="span" size="label" tone="soft">
                Có thể rút
              </Text>
              <Text as="span" weight="bold" tone={source === 'reward' ? 'gold' : 'plain'}>
                <Money amount={held} />
              </Text>
            </Inline>
            <Text size="caption" tone="soft">
              <Facts
                facts={[
                  `Mỗi lần từ ${formatMoney(WITHDRAWAL.least)}`,
                  'Không thu phí',
                  'Có thông báo khi đã chuyển tiền',
                ]}
              />
            </Text>
            <AmountField
              label="Số tiền muốn rút"
              value={amount}
              onChange={({ value }) => setAmount(value)}
              options={amountOptions(held)}
              hint={amount === null ? null : spellOutAmount(amount)}
              error={problem ?? (hasTried && amount === null ? 'Nhập số tiền muốn rút' : null)}
            />
          </Stack>
        </Card>
        {accounts.length > 0 ? <Payees accounts={accounts} value={chosen} onChange={setChosen} /> : null}
        {isNew ? (
          <PayeeForm
            draft={draft}
            owner={owner}
            onChange={setDraft}
            showsProblems={hasTried}
            isChoosingBank={isChoosingBank}
            onChooseBank={setChoosingBank}
          />
        ) : null}
        <Notice>
          Tiền trừ khỏi số dư ngay khi gửi yêu cầu, rồi được chuyển về ngân hàng của bạn. Nếu không chuyển được, tiền
          trở về số dư.
        </Notice>
      </Page>
      <ActionBar role="region" aria-label="Rút tiền">
        {/* Before the form is whole, a press leads to what is missing. */}
        <Button wide aria-disabled={isAmountOff} isLoading={withdrawal.isBusy} onClick={goOn}>
          {label}
        </Button>
      </ActionBar>
      <Suspense fallback={null}>
        <ProofSheet
          open={withdrawal.isProving}
          title="Xác nhận rút tiền"
          isBusy={withdrawal.isBusy}
          onClose={withdrawal.cancelProof}
          onProof={(proof) => void withdrawal.send(request(), bankName, proof)}
          error={withdrawal.proofError}
          codeOnly={withdrawal.codeOnly}
        />
      </Suspense>
    </>
  );
}
