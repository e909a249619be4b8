import { Button, CoffeeIcon, Popup, Stack, Text, TextLink, TotalBox, formatMoney, useClock } from '@veloc/ui';
import { useEffect, useState } from 'react';
import { usePhoneChannel } from '../../../shared/useContactChannels';
import type { FarAboveUsual } from '../paymentChecks';
import { useSheetOpen } from '../../../state/contexts';

const WAIT_SECONDS = 7;

interface CoolingPopupProps extends FarAboveUsual {
  open: boolean;
  /** Đồng. */
  total: number;
  /** Tickets. */
  count: number;
  onClose: () => void;
  /** Back to where the tickets were chosen. */
  onReview: () => void;
  onConfirm: () => void;
}

/** Asks once more before a purchase far above the usual one. The way on comes after a breath, the way back at once. */
export function CoolingPopup(props: CoolingPopupProps) {
  const { open, times, usual, total, count, monthAfter, onClose, onReview, onConfirm } = props;
  const phone = usePhoneChannel();
  return (
    <Popup
      open={useSheetOpen(open)}
      onClose={onClose}
      tone="warning"
      icon={<CoffeeIcon />}
      title={`Gấp ${times} lần mọi khi`}
      description={`Bạn thường mua khoảng ${formatMoney(usual)} mỗi lần. Vé Lộc chỉ hỏi lại một lần.`}
      actions={
        <>
          <Button wide onClick={onReview}>
            Xem lại vé
          </Button>
          <AfterABreath label={`Vẫn mua ${count} vé`} onPress={onConfirm} />
        </>
      }
    >
      <Stack gap={10}>
        <TotalBox
          kind="sunken"
          rows={[
            { label: 'Mọi khi', amount: usual, share: usual / total },
            { label: 'Lần này', amount: total, emphasis: 'large', share: 1 },
          ]}
        />
        <Text size="label" weight="semibold" align="center">
          Sau khi mua: tháng này {formatMoney(monthAfter)} tiền vé.
        </Text>
        {phone ? (
          <Text size="label" tone="soft" align="center">
            Cần nói chuyện? Gọi <TextLink href={phone.href}>{phone.detail}</TextLink>
          </Text>
        ) : null}
      </Stack>
    </Popup>
  );
}

/** A button that comes into reach a few seconds after it is shown. */
function AfterABreath({ label, onPress }: { label: string; onPress: () => void }) {
  const clock = useClock();
  const [from] = useState(clock.now);
  const [now, setNow] = useState(from);
  useEffect(() => clock.listen(() => setNow(clock.now())), [clock]);
  const left = Math.max(0, WAIT_SECONDS - Math.floor((now - from) / 1000));
  return (
    <Button kind="ghost" wide aria-disabled={left > 0} onClick={onPress}>
      {left > 0 ? `${label} · bấm được sau ${left} giây` : label}
    </Button>
  );
}
