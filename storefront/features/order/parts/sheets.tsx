import type { OtpPurpose } from '@veloc/rules';
import { BottomSheet, Button, Stack, Text, Notice, OtpField, PinField, Segment, ShieldCheckIcon } from '@veloc/ui';
import { useState } from 'react';
import { useSheetOpen, useSession } from '../../../state/contexts';
import { useBanks } from '../../../data/wallet';
import { BankChoice } from '../../money/parts/BankChoice';
import type { PaymentProof } from '../../../api/calls/money';
import { useTask } from '../../../shared/useTask';
import { useCode } from '../../one-time-code/useCode';
import { Resend } from '../../one-time-code/Resend';

interface AgeSheetProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asked once, before the first purchase. */
export function AgeSheet({ open, onClose, onConfirm }: AgeSheetProps) {
  const isOpen = useSheetOpen(open);
  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title="Bạn đã đủ 18 tuổi?"
      footer={
        <Stack gap={16}>
          <Button wide onClick={onConfirm}>
            Tôi đã đủ 18 tuổi
          </Button>
          <Button kind="muted" wide onClick={onClose}>
            Để sau
          </Button>
        </Stack>
      }
    >
      <Text tone="soft">
        Vé số chỉ dành cho người từ đủ 18 tuổi. Hãy chơi có trách nhiệm và trong khả năng của mình.
      </Text>
    </BottomSheet>
  );
}

interface BankSheetProps {
  open: boolean;
  /** The bank chosen so far. */
  value: string | null;
  onClose: () => void;
  onChoose: (bankId: string) => void;
}

/** Which bank the transfer comes from; leaving it without a choice changes nothing. */
export function BankSheet({ open, value, onClose, onChoose }: BankSheetProps) {
  const isOpen = useSheetOpen(open);
  const { banks, error, isLoading, retry } = useBanks();
  const [picked, setPicked] = useState(value);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setPicked(value);
  }
  return (
    <BottomSheet
      open={isOpen}
      onClose={onClose}
      title="Ngân hàng chuyển tiền"
      footer={
        <Button
          wide
          aria-disabled={picked === null}
          onClick={() => {
            if (picked === null) return;
            onChoose(picked);
            onClose();
          }}
        >
          {picked === null ? 'Chọn một ngân hàng' : 'Chọn ngân hàng này'}
        </Button>
      }
    >
      <BankChoice
        banks={banks}
        value={picked}
        onChange={setPicked}
        isLoading={isLoading}
        error={error}
        onRetry={retry}
      />
    </BottomSheet>
  );
}

/** A code sent to the player's own phone, exchanged for the one-time signature that the server takes. */
function useProofCode(purpose: OtpPurpose, onProof: (proof: PaymentProof) => void) {
  const { user } = useSession();
  const code = useCode(user?.phone ?? '', purpose);
  const [value, setValue] = useState('');
  const task = useTask();

  return {
    ...code,
    value,
    error: task.error ?? code.error ?? undefined,
    isBusy: task.isBusy || code.isSending,
    empty: () => setValue(''),
    change(next: string) {
      setValue(next);
      task.setError(null);
    },
    send() {
      task.setError(null);
      return code.send();
    },
    async verify(typed: string) {
      const isProved = await task.run(async () => onProof({ signature: await code.prove(typed) }));
      if (!isProved) setValue('');
    },
  };
}

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
  /** Why the PIN is no proof here: only a code is asked for. */
  codeOnly?: string | undefined;
  /** What the code is for. @default 'payment' */
  purpose?: OtpPurpose;
}

type Way = 'pin' | 'otp';

const focusOn = (field: HTMLInputElement | null) => field?.focus();

/** Large orders ask who is there: the account's PIN, or a code sent to its phone. The way that exists comes first. */
export function ProofSheet(props: ProofSheetProps) {
  const { open, isBusy, onClose, onProof, error, title = 'Xác nhận thanh toán', codeOnly, purpose = 'payment' } = props;
  const isOpen = useSheetOpen(open);
  const { user } = useSession();
  const first: Way = user?.hasPin === false ? 'otp' : 'pin';
  const [chosen, setWay] = useState<Way>(first);
  const way = codeOnly === undefined ? chosen : 'otp';
  const [pin, setPin] = useState('');
  const code = useProofCode(purpose, onProof);
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
      open={isOpen}
      onClose={onClose}
      title={title}
      description={
        codeOnly !== undefined ? (
          // It answers the PIN that was typed, so it is read aloud.
          <span role="status">{codeOnly}</span>
        ) : isPin ? (
          'Nhập mã PIN gồm 6 số của bạn.'
        ) : code.isOpen ? (
          'Nhập mã OTP đã được gửi đến số điện thoại của bạn.'
        ) : (
          'Mã OTP được gửi đến số điện thoại của bạn.'
        )
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
      <Stack gap={16} data-first-focus="">
        {codeOnly === undefined ? (
          <Segment<Way>
            label="Cách xác nhận"
            value={way}
            onChange={({ value }) => choose(value)}
            options={[
              { value: 'pin', label: 'Mã PIN' },
              { value: 'otp', label: 'Mã OTP' },
            ]}
          />
        ) : null}
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
                // The button that sent the code goes; beside the choice of a way, the focus is the choice's.
                ref={codeOnly === undefined ? null : focusOn}
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
      </Stack>
    </BottomSheet>
  );
}
