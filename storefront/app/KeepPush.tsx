import { use, useEffect } from 'react';
import { useContentCalls } from '../data/documents';
import { usePlayer } from '../data/player';
import { keepPush } from '../data/push';
import { PushDeviceContext } from '../state/push/device';

/**
 * Once a start, for browsers that may show notifications: whoever has push on is told where the browser is reached today, since
 * browser and push service may have changed or ended that, and only a page can tell the shop.
 */
export default function KeepPush() {
  const calls = useContentCalls();
  const device = use(PushDeviceContext);
  const player = usePlayer();

  useEffect(() => {
    // Whatever fails now is tried at the next start, or in the settings.
    if (player !== null) keepPush(calls, device).catch(() => undefined);
  }, [calls, device, player]);

  return null;
}
