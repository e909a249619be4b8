import { cartTotals } from '@veloc/rules';
import type { Payment } from '../usePayment';
import type { WalletPress } from '../useWalletPress';
import { AgeSheet, CoolingPopup, ProofSheet } from './lazySheets';

interface WalletSheetsProps {
  payment: Payment;
  press: WalletPress;
  /** Back to where the tickets were chosen. */
  onReview: () => void;
}

/** What a payment from the wallet may ask before it, and the proof of whose it is. The sheets may come late. */
export function WalletSheets({ payment, press, onReview }: WalletSheetsProps) {
  const { total, lines, phase } = payment;
  return (
    <>
      <AgeSheet open={press.asks === 'age'} onClose={press.leave} onConfirm={press.confirmAge} />
      {press.farAbove === null ? null : (
        <CoolingPopup
          {...press.farAbove}
          open={press.asks === 'cooling'}
          total={total}
          count={cartTotals(lines).quantity}
          onClose={press.leave}
          onReview={onReview}
          onConfirm={press.confirmAmount}
        />
      )}
      <ProofSheet
        open={phase === 'proof'}
        isBusy={payment.isProving}
        onClose={payment.cancelProof}
        onProof={payment.prove}
        error={payment.proofError}
      />
    </>
  );
}
