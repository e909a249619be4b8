import { vietnamDate, vietnamTime, type ResultCorrection } from '@veloc/rules';
import { Notice } from '@veloc/ui';

/** That a result was corrected, when, why, and what stood there before; nothing for most. */
export function Corrections({ corrections = [] }: { corrections?: readonly ResultCorrection[] | undefined }) {
  return corrections.map(({ at, reason, before }) => (
    <Notice key={at} tone="warning">
      Kết quả được đính chính lúc {vietnamTime(at)} ngày {vietnamDate(at)}. Lý do: {reason}. Trước đó ghi:{' '}
      {beforeLabel(before)}.
    </Notice>
  ));
}

function beforeLabel({ numbers, special = [], resultDate }: ResultCorrection['before']): string {
  const words = numbers.map((number) => (typeof number === 'number' ? String(number).padStart(2, '0') : number));
  const extra = special.map((number) => String(number).padStart(2, '0'));
  return `${resultDate ? `ngày ${resultDate}, ` : ''}${[words.join(' '), ...extra].join(' + ')}`;
}
