import { breakEnd, breakLengths, type BreakLength } from '@veloc/rules';
import { BottomSheet, Button, Card, HourglassIcon, RadioList, Stack, Text, useClock } from '@veloc/ui';
import { Suspense, useState } from 'react';
import type { PaymentProof } from '../../../api/calls/money';
import { useSheetOpen } from '../../../state/contexts';
import { ProofSheet } from '../../../features/order/parts/lazySheets';
import { breakTitles, momentLabel } from './LimitCard';

interface BreakChoiceProps {
  isBusy: boolean;
  error: string | null;
  /** Why the PIN is no proof here. */
  codeOnly: string | undefined;
  /** Answers whether the break has begun. */
  onTake: (length: BreakLength, proof: PaymentProof) => Promise<boolean>;
  /** The error has been read: a proof is asked for afresh. */
  onForget: () => void;
}

const details: Readonly<Record<BreakLength, string>> = {
  '24h': 'Nghỉ một ngày cho thoải mái',
  '7d': 'Nghỉ trọn một tuần',
  '6m': 'Nghỉ hẳn một thời gian dài',
};

/** A break is asked for twice and takes a proof, because nothing ends it early. */
export function BreakChoice({ isBusy, error, codeOnly, onTake, onForget }: BreakChoiceProps) {
  const clock = useClock();
  const [length, setLength] = useState<BreakLength | null>(null);
  const [asks, setAsks] = useState(false);
  const [isProving, setProving] = useState(false);
  const isOpen = useSheetOpen(asks);
  const end = length === null ? null : breakEnd(length, clock.now());
  const goOn = () => {
    setAsks(false);
    onForget();
    setProving(true);
  };
  const take = async (proof: PaymentProof) => {
    if (length !== null && (await onTake(length, proof))) setProving(false);
  };
  return (
    <Card>
      <Stack gap={16}>
        <Text tone="soft">
          Trong thời gian tạm nghỉ bạn không thể mua vé. Đơn chưa thanh toán sẽ bị hủy; vé đã mua vẫn dự thưởng, tiền
          trong ví vẫn rút được.
        </Text>
        <RadioList<BreakLength>
          label="Thời gian tạm nghỉ"
          value={length}
          onChange={({ value }) => setLength(value)}
          options={breakLengths.map((value) => ({
            value,
            label: breakTitles[value],
            detail: details[value],
            icon: <HourglassIcon />,
          }))}
        />
        <Button kind="quiet" wide aria-disabled={length === null} onClick={() => setAsks(true)}>
          {length === null ? 'Chọn thời gian tạm nghỉ' : `Tạm nghỉ ${breakTitles[length]}`}
        </Button>
        <BottomSheet
          open={isOpen}
          onClose={() => setAsks(false)}
          title={length === null ? 'Tạm nghỉ' : `Tạm nghỉ ${breakTitles[length]}?`}
          footer={
            <Stack gap={16}>
              <Button wide onClick={goOn}>
                Bắt đầu tạm nghỉ
              </Button>
              <Button kind="muted" wide onClick={() => setAsks(false)}>
                Để sau
              </Button>
            </Stack>
          }
        >
          <Text>
            {end === null ? '' : `Bạn sẽ không mua được vé đến ${momentLabel(end)}.`} Không ai có thể kết thúc sớm, kể
            cả chúng tôi.
          </Text>
        </BottomSheet>
        <Suspense fallback={null}>
          <ProofSheet
            open={isProving}
            title="Xác nhận tạm nghỉ"
            isBusy={isBusy}
            onClose={() => setProving(false)}
            onProof={(proof) => void take(proof)}
            error={error ?? undefined}
            codeOnly={codeOnly}
          />
        </Suspense>
      </Stack>
    </Card>
  );
}
