import type { ResultGame } from '@veloc/rules';
import { ButtonLink, Notice } from '@veloc/ui';
import { useResult } from '../../../features/result/useResult';
import { resultMoment, resultTitle } from '../../../features/result/result';
import * as paths from '../../../shared/paths';

interface WantedDrawProps {
  game: ResultGame;
  drawId: string;
}

/** Which draw alone the numbers are held against, for who comes from its page, and the way to all of them. */
export function WantedDraw({ game, drawId }: WantedDrawProps) {
  const { result } = useResult(game, drawId);
  return (
    <Notice
      tone="plain"
      heading={result ? `Dò với ${resultTitle(result)}` : 'Dò với một kỳ quay'}
      action={
        <ButtonLink kind="ghost" size="medium" href={paths.checkOf(game)}>
          Dò mọi kỳ
        </ButtonLink>
      }
    >
      {result ? resultMoment(result) : null}
    </Notice>
  );
}
