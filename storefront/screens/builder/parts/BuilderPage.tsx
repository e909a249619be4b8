import { countdownTarget, gameName } from '@veloc/rules';
import { ChevronLeftIcon, Countdown, GameHeader, IconButton, Skeleton } from '@veloc/ui';
import { Suspense, type ReactNode } from 'react';
import { content, page } from '../Builder.css';
import type { BuilderPorts } from '../ports';
import type { Builder } from '../useBuilder';
import { BuilderFooter } from './BuilderFooter';
import { BuilderSlots } from './BuilderSlots';

interface BuilderPageProps {
  builder: Builder;
  ports: BuilderPorts;
  /** The draw strip's two lines; undefined while the entry loads. */
  drawTitle: ReactNode;
  drawDetail: ReactNode;
  /** What stands between header and slots. */
  settings: ReactNode;
  /** The sheets, which may come late. */
  children: ReactNode;
}

/** A game's page: its head with the draw on sale, its settings, the six slots, and the sum. */
export function BuilderPage({ builder, ports, drawTitle, drawDetail, settings, children }: BuilderPageProps) {
  const { entry, problem, now, wallet, onBack, onAdd, onBuy } = ports;
  return (
    <div className={page} data-game={builder.gameId}>
      <GameHeader
        game={builder.gameId}
        title={gameName(builder.gameId)}
        leading={<IconButton label="Quay lại" icon={<ChevronLeftIcon />} tone="onColor" onClick={onBack} />}
        actions={wallet}
        drawTitle={drawTitle ?? <Skeleton width="10rem" />}
        drawDetail={drawDetail ?? <Skeleton width="8rem" />}
        countdown={entry ? <Countdown tone="header" target={countdownTarget(entry, now())} /> : null}
      />
      <main className={content}>
        {problem}
        {settings}
        <BuilderSlots builder={builder} />
      </main>
      <BuilderFooter builder={builder} periodId={entry?.periodId} onAdd={onAdd} onBuy={onBuy} />
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
