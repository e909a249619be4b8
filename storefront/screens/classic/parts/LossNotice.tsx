import { Notice } from '@veloc/ui';
import type { Loss } from '../useClassic';

/** What happened to the choice while it was being made, said quietly. */
export function LossNotice({ loss: { numbers, channelName } }: { loss: Loss }) {
  return (
    <div role="status">
      {channelName === null ? null : (
        <Notice tone="info">Kho vé đã sang đài khác nên vé đã chọn của đài {channelName} được bỏ ra.</Notice>
      )}
      {numbers.length > 0 ? (
        <Notice tone="warning">
          Vé số {numbers.join(', ')} vừa có người mua. Số lượng bạn chọn đã được giảm theo.
        </Notice>
      ) : null}
    </div>
  );
}
