import { Suspense, type ReactNode } from 'react';
import { odds } from '../Builder.css';
import { OddsLine } from './lazyParts';
import type { BuilderPorts } from '../ports';
import type { SlotPresentation } from '../slotPresentation';
import type { Builder } from '../useBuilder';
import { BuilderFooter } from './BuilderFooter';
import { BuilderSlots } from './BuilderSlots';
import { BuilderNotices } from './BuilderNotices';
import { GamePage } from './GamePage';

interface BuilderPageProps {
  builder: Builder;
  ports: BuilderPorts;
  /** @default the game's display name */
  title?: string;
  /** The draw strip's two lines; undefined while the entry loads. */
  drawTitle: ReactNode;
  drawDetail: ReactNode;
  /** What stands between header and slots. */
  settings: ReactNode;
  /** How the slots show what they hold. */
  presentation?: SlotPresentation;
  /**
   * What stands in place of the slots.
   * @default BuilderSlots
   */
  slots?: ReactNode;
  /** What stands on the footer, however short the page is. */
  pad?: ReactNode;
  /**
   * How the sum comes about.
   * @default '3 vé × 1 kỳ'
   */
  detail?: string | undefined;
  /**
   * The sum in đồng.
   * @default what the finished tickets cost
   */
  total?: number | undefined;
  /** The sheets, which may come late. */
  children: ReactNode;
}

/** A game's page: its head with the draw on sale, its settings, its slots, and the sum. */
export function BuilderPage({
  builder,
  ports,
  settings,
  presentation,
  slots,
  pad,
  detail,
  total,
  children,
  ...head
}: BuilderPageProps) {
  const { entry } = ports;
  return (
    <>
      <GamePage
        {...head}
        gameId={builder.gameId}
        ports={ports}
        footer={
          <>
            {pad}
            <BuilderFooter builder={builder} detail={detail} total={total} ports={ports} entry={entry} />
          </>
        }
      >
        <BuilderNotices builder={builder} entry={entry} />
        {settings}
        {slots ?? <BuilderSlots builder={builder} {...(presentation ? { presentation } : {})} />}
        {builder.done > 0 ? (
          <Suspense fallback={<div className={odds} />}>
            <OddsLine opens state={builder.state} />
          </Suspense>
        ) : null}
      </GamePage>
      <Suspense fallback={null}>{children}</Suspense>
    </>
  );
}
