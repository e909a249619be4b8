import type { GameEntry, SlotGame } from '@veloc/rules';
import type { ReactNode } from 'react';
import { NumberPicker } from '../builder/parts/lazyParts';
import { fairRandom, type BuilderPorts } from '../builder/ports';
import { useBuilder } from '../builder/useBuilder';
import { useBuilderPorts } from '../builder/useBuilderPorts';
import { useLastOpen } from '../builder/useSlots';
import { BallPage } from './BallPage';
import { BaoNotice } from './BaoNotice';
import { isOrdinary, playsLabel } from './ballLabels';

interface NumbersScreenProps {
  gameId: SlotGame;
  /** The draw strip's two lines for the draw on sale; `now` in ms. */
  drawHead: (entry: GameEntry, now: number) => { title: ReactNode; detail: ReactNode };
}

/** A game whose tickets are some numbers of one drum: ordinary ones, and bao that play all sets among more. */
export function NumbersScreen({ gameId, drawHead }: NumbersScreenProps) {
  return <NumbersBuilder {...useBuilderPorts(gameId)} gameId={gameId} drawHead={drawHead} />;
}

function NumbersBuilder({ gameId, drawHead, ...ports }: NumbersScreenProps & BuilderPorts) {
  const builder = useBuilder(gameId, fairRandom);
  const code = useLastOpen(builder.openCode);
  const play = `${builder.methods.find(isOrdinary)?.numbers.most ?? 0} số`;

  return (
    <BallPage
      builder={builder}
      ports={ports}
      renderTitle={(entry) => drawHead(entry, ports.now()).title}
      renderDetail={(entry) => drawHead(entry, ports.now()).detail}
      methodDetail={(method) =>
        isOrdinary(method) ? `Chọn ${method.numbers.most} số` : `${method.numbers.most} số · ${playsLabel(method)}`
      }
    >
      <NumberPicker
        builder={builder}
        open={builder.openCode !== null}
        code={code}
        count={builder.method.numbers.to}
        title={(method) => (isOrdinary(method) ? `Chọn ${method.numbers.most} số` : method.name)}
        chipLabel={(method) => (isOrdinary(method) ? `${method.numbers.most} số` : method.name)}
        renderNote={(method) => (isOrdinary(method) ? null : <BaoNotice method={method} play={play} />)}
      />
    </BallPage>
  );
}
