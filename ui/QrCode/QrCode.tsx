import { useMemo, type ComponentProps } from 'react';
import { encode } from 'uqr';
import { Logo } from '../Logo/Logo';
import * as styles from './QrCode.css';

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the code holds. */
  text: string;
  /** What scanning it does, for those who cannot see it. */
  label: string;
  /**
   * The shop's mark in the middle. Leave it out below 10 rem across: there it uses up what the code may lose, so
   * that a stain does the rest.
   * @default true
   */
  withSign?: boolean | undefined;
}

/**
 * A QR code, as a rule with the shop's mark in the middle, at a correction level that reads past the mark. Put what it holds
 * beside it in CopyRows: nobody can scan the phone in their own hand.
 */
export function QrCode({ text, label, withSign = true, className, ...rest }: QrCodeProps) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <div {...rest} className={[styles.qrCode, className].filter(Boolean).join(' ')}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.modules}>
        <path d={path} />
      </svg>
      {withSign ? (
        <span className={styles.sign} aria-hidden="true">
          <Logo withName={false} />
        </span>
      ) : null}
    </div>
  );
}

/** One path of unit squares, a run of dark modules at a time. */
function draw(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}Z` : '')))
    .join('');
  return { path, size };
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end < 0 ? row.length : end) - start;
}
