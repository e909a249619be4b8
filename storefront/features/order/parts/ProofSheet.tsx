import { BottomSheet, Button, Notice, OtpField, PinField, Segment, ShieldCheckIcon } from '@veloc/ui';
import { useState } from 'react';
import type { PaymentProof } from '../../../api/calls/money';
import { useSheetOpen } from '../../../state/notices/useNotices';
import { useSession } from '../../../state/session/useSession';
import { Resend } from '../../one-time-code/Resend';
import * as styles from '../Order.css';
import { usePaymentCode } from './usePaymentCode';

interface ProofSheetProps {
  open: boolean;
  /** A proof is being judged. */
  isBusy: boolean;
  onClose: () => void;
  onProof: (proof: PaymentProof) => void;
  /** Why the last proof was refused. */
  error: string | undefined;
  /** @default 'Xác nhận thanh toán' */
  title?: string;
}

type Way = 'pin' | 'otp';

/** Large orders ask who is there: the account's PIN, or a code sent to its phone. The way that exists comes first. */
export function ProofSheet(props: ProofSheetProps) {
  const { open, isBusy, onClose, onProof, error, title = 'Xác nhận thanh toán' } = props;
  const shown = useSheetOpen(open);
  const { user } = useSession();
  const first: Way = user?.hasPin === false ? 'otp' : 'pin';
  const [way, setWay] = useState<Way>(first);
  const [pin, setPin] = useState('');
  const code = usePaymentCode(onProof);
  const isPin = way === 'pin';

  // Each opening starts afresh, and a PIN that was refused is typed anew.
  const [seen, setSeen] = useState({ open, error });
  /** The way that the error is about: it is none of the other's. */
  const [refused, setRefused] = useState<Way>();
  if (seen.open !== open || seen.error !== error) {
    setSeen({ open, error });
    if (open !== seen.open) setWay(first);
    setRefused(error === undefined ? undefined : way);
    if (open !== seen.open || error !== undefined) {
      setPin('');
      code.empty();
    }
  }

  const choose = (next: Way) => {
    setWay(next);
    setRefused(undefined);
    if (next === 'otp' && !code.isOpen && code.resendAt === null) void code.send();
  };

  const codeError = code.error ?? (refused === 'otp' ? error : undefined);

  return (
    <BottomSheet
      open={shown}
      onClose={onClose}
      title={title}
      description={
        isPin
          ? 'Nhập mã PIN gồm 6 số của bạn.'
          : code.isOpen
            ? 'Nhập mã OTP đã được gửi đến số điện thoại của bạn.'
            : 'Mã OTP được gửi đến số điện thoại của bạn.'
      }
      footer={
        <Button
          wide
          aria-disabled={isPin ? pin.length < 6 : code.value.length < 6}
          isLoading={code.isBusy || isBusy}
          onClick={() => (isPin ? onProof({ pin }) : void code.verify(code.value))}
        >
          Xác nhận
        </Button>
      }
    >
      <div className={styles.proof} data-first-focus="">
        <Segment<Way>
          label="Cách xác nhận"
          value={way}
          onChange={({ value }) => choose(value)}
          options={[
            { value: 'pin', label: 'Mã PIN' },
            { value: 'otp', label: 'Mã OTP' },
          ]}
        />
        {isPin ? (
          <PinField
            key="pin"
            value={pin}
            onChange={({ value }) => setPin(value)}
            onComplete={({ value }) => onProof({ pin: value })}
            error={refused === 'pin' ? error : undefined}
          />
        ) : (
          <>
            {code.isOpen || code.isSending ? (
              <OtpField
                key="otp"
                label="Mã OTP"
                value={code.value}
                onChange={({ value }) => code.change(value)}
                onComplete={({ value }) => void code.verify(value)}
                error={codeError}
              />
            ) : codeError === undefined ? null : (
              <Notice tone="danger" role="alert">
                {codeError}
              </Notice>
            )}
            <Resend code={code} />
          </>
        )}
        <Notice icon={<ShieldCheckIcon />}>
          Vé Lộc không bao giờ gọi điện hỏi mã OTP. Đừng chia sẻ mã này với bất kỳ ai.
        </Notice>
      </div>
    </BottomSheet>
  );
}
