import { Notice, Button, FixedFooter, Stack } from '@veloc/ui';
import type { ChannelOnSale, GameEntry } from '@veloc/rules';
import * as styles from '../Classic.css';
import type { Loss, Classic } from '../useClassic';
import { isOffered, useOnSale } from '../../../../features/builder/onSale';
import { notices } from '../../../../features/builder/Builder.css';
import type { BuilderPorts } from '../../../../features/builder/ports';
import { OrderButtons } from '../../../../features/builder/parts/OrderButtons';

/** What happened to the choice while it was being made, said quietly. */
export function LossNotice({ loss: { numbers, channelName } }: { loss: Loss }) {
  return (
    <Stack role="status" gap={10} className={notices}>
      {channelName === null ? null : (
        <Notice tone="info">Kho vé đã sang đài khác nên vé đã chọn của đài {channelName} được bỏ ra.</Notice>
      )}
      {numbers.length > 0 ? (
        <Notice tone="warning">
          Vé số {numbers.join(', ')} vừa có người mua. Số lượng bạn chọn đã được giảm theo.
        </Notice>
      ) : null}
    </Stack>
  );
}

interface ClassicFooterProps {
  classic: Classic;
  entry: GameEntry | undefined;
  channel: ChannelOnSale | undefined;
  ports: Pick<BuilderPorts, 'now' | 'onAdd' | 'onBuy'>;
  /** What is chosen is to be seen. */
  onChosen: () => void;
}

/** What the chosen tickets cost, and the two ways on. */
export function ClassicFooter({ classic, entry, channel, ports, onChosen }: ClassicFooterProps) {
  const isOnSale = useOnSale(entry);
  const reason = channel && !isOnSale ? 'Đang mở kỳ mới…' : classic.count === 0 ? 'Chọn ít nhất một vé.' : undefined;
  const isOff = reason !== undefined;
  const hand = (over: BuilderPorts['onBuy']) => () => {
    // A press may come between the end of sales and the tick that shows it.
    if (
      channel &&
      !isOff &&
      isOffered(entry, ports.now()) &&
      over(classic.lines(channel.periodId), classic.draftAfter())
    )
      classic.handedOver();
  };
  return (
    <FixedFooter
      detail={[`${classic.count} vé`, channel?.name].filter(Boolean).join(' · ')}
      amount={classic.total}
      isEmpty={classic.count === 0}
      note={
        classic.count > 0 ? (
          <>
            {reason}
            <Button kind="ghost" size="medium" className={styles.chosen} onClick={onChosen}>
              Xem {classic.count} vé đã chọn
            </Button>
          </>
        ) : (
          reason
        )
      }
    >
      <OrderButtons isOff={isOff} onAdd={hand(ports.onAdd)} onBuy={hand(ports.onBuy)} />
    </FixedFooter>
  );
}
