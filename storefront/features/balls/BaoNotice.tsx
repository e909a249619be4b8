import type { SlotMethod } from '@veloc/rules';
import { Notice } from '@veloc/ui';
import { below } from '../builder/Builder.css';
import { isOrdinary, playsLabel, priceLabel } from './ballLabels';

interface BaoNoticeProps {
  method: SlotMethod;
  /** What one play is made of: '6 số'. */
  play: string;
}

/** What a bao comes to; nothing under an ordinary ticket. */
export function BaoNotice({ method, play }: BaoNoticeProps) {
  return isOrdinary(method) ? null : (
    <Notice tone="gold" className={below}>
      {method.name} ghép thành{' '}
      <strong>
        {playsLabel(method)} {play}
      </strong>
      , {priceLabel(method)}.
    </Notice>
  );
}
