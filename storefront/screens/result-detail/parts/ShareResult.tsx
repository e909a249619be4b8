import type { GameResult } from '@veloc/rules';
import { IconButton, Share2Icon } from '@veloc/ui';
import { useShare } from '../../../shared/useShare';
import { resultMoment } from '../../../features/result/result';

interface ShareResultProps {
  /** Game and draw, as the page is headed. */
  title: string;
  result: GameResult;
}

/** Sends the draw on with its numbers, so that who gets it need not open the page. */
export function ShareResult({ title, result }: ShareResultProps) {
  const share = useShare();
  const numbers = result.numbers.map((number) => String(number).padStart(2, '0')).join(' ');
  const bonus = result.special?.map((number) => String(number).padStart(2, '0')).join(' ');
  const drawn = bonus ? `${numbers} | ${bonus}` : numbers;
  return (
    <IconButton
      tone="onColor"
      label="Chia sẻ kết quả"
      icon={<Share2Icon />}
      onClick={() => void share({ title, text: `${title}, ${resultMoment(result)}: ${drawn}` })}
    />
  );
}
