import { useClock } from '@veloc/ui';
import { useEffect, useState } from 'react';
import * as styles from '../CartScreen.css';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** 'cập nhật 12 giây trước'; `at` in ms by the device's clock, which is the one the cart keeps its times by. */
export function SyncedAgo({ at }: { at: number }) {
  const clock = useClock();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => clock.listen(() => setNow(Date.now())), [clock]);
  return (
    <>
      <span className={styles.whereWide}>cập nhật </span>
      {agoLabel(Math.max(0, Math.floor((now - at) / 1000)))}
    </>
  );
}

function agoLabel(seconds: number): string {
  if (seconds < 1) return 'vừa xong';
  if (seconds < MINUTE_S) return `${seconds} giây trước`;
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} phút trước`;
  return `${Math.floor(seconds / HOUR_S)} giờ trước`;
}
