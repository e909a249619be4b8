import { Button, Notice, SpinnerOverlay } from '@veloc/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePopupsState } from '../state/contexts';
import { useStore } from '../lib/store';
import { browserServed } from '../shared/browserPage';
import * as styles from '../shared/layouts/Layout.css';
import { goBack } from '../shared/navigation';
import { useOnline } from '../shared/pageLifecycle';

const PATIENCE = 300;

/**
 * The full-screen spinner: only after 300 ms without content, so that a quick page does not flicker. A page that has
 * not been loaded yet waits for network and server, says so, and lets the player go back to what is there. While a part
 * of the page waits, the page stays as it is under a word of it.
 */
export function LoadingOverlay() {
  const { loading } = usePopupsState();
  const [isLate, setLate] = useState(false);
  const isOnline = useOnline();
  const isAway = useStore(browserServed.isAway);
  const [, navigate] = useLocation();

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);

  const trouble = isOnline ? (isAway ? 'Máy chủ chưa trả lời.' : null) : 'Mất mạng.';
  if (loading && isLate && trouble === null) return <SpinnerOverlay />;
  if (loading && isLate) {
    return (
      <SpinnerOverlay label={`${trouble} Trang này sẽ mở khi ${isOnline ? 'kết nối lại được' : 'có mạng lại'}.`}>
        <Button kind="tonal" onClick={() => goBack(navigate)}>
          Quay lại
        </Button>
      </SpinnerOverlay>
    );
  }
  return isOnline && isAway ? (
    <Notice role="status" tone="warning" className={styles.away}>
      Máy chủ chưa trả lời. Đang tự thử lại, những gì bạn đã chọn vẫn còn nguyên.
    </Notice>
  ) : null;
}
