import { ChevronLeftIcon, IconButton } from '@veloc/ui';
import type { ReactNode } from 'react';
import { goBack } from './goBack';
import * as styles from './EmptyLayout.css';
import { useLocation } from 'wouter';

/** A back arrow and nothing else: logging in, codes, pages that are not there. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <>
      <header className={styles.bar}>
        <IconButton label="Quay lại" icon={<ChevronLeftIcon />} onClick={() => goBack(navigate)} />
      </header>
      {children}
    </>
  );
}
