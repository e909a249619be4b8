import { remainingAllowance, texts, vietnamDate, vietnamTime } from '@veloc/rules';
import { useClock } from '@veloc/ui';
import { usePlayLimits } from '../../data/usePlayLimits';

/** Whether the player's own limits let `total` đồng through; null while they are not known or there are none. */
export function useSpendingRoom(total: number): { isEnough: boolean; message: string } | null {
  const clock = useClock();
  const { playLimits } = usePlayLimits();
  if (!playLimits) return null;
  const { breakUntil, limits, spent } = playLimits;
  if (breakUntil !== null && Date.parse(breakUntil) > clock.now())
    return { isEnough: false, message: texts.onBreak(vietnamTime(breakUntil), vietnamDate(breakUntil)) };
  const room = remainingAllowance(limits, spent);
  if (room === null) return null;
  return total > room.left
    ? { isEnough: false, message: texts.limitReached(room.span, room.left) }
    : { isEnough: true, message: `Giới hạn của bạn: ${texts.roomLeft(room.span, room.left)}.` };
}
