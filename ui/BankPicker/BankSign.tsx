import { useState } from 'react';
import * as styles from './BankPicker.css';

interface BankSignProps {
  /** Three or four letters in place of a picture. */
  letters: string;
  /** Address of the picture. */
  logo: string | null | undefined;
}

/** A bank's picture, or its letters when there is none or it does not come. */
export function BankSign({ letters, logo }: BankSignProps) {
  const [hasFailed, setFailed] = useState(false);
  if (!logo || hasFailed) return letters;
  return <img src={logo} alt="" loading="lazy" onError={() => setFailed(true)} className={styles.logo} />;
}
