import { countdownTarget, gameName, type GameId } from '@veloc/rules';
import {
  ChevronLeftIcon,
  CircleQuestionMarkIcon,
  Countdown,
  GameHeader,
  IconButton,
  IconLink,
  Page,
  PageLayout,
  Skeleton,
} from '@veloc/ui';
import type { ReactNode } from 'react';
import { help as helpStyle } from '../Builder.css';
import { useOnSale } from '../onSale';
import type { BuilderPorts } from '../ports';
import { gamePages } from '../../../games/pages';
import { StageLink, useDrawOnStage } from '../../ticket/StageLink';
import * as paths from '../../../shared/paths';

interface GamePageProps {
  gameId: GameId;
  /** @default the game's display name */
  title?: string | undefined;
  ports: Pick<BuilderPorts, 'entry' | 'problem' | 'now' | 'wallet' | 'onBack'>;
  /** The draw strip's two lines; undefined while the entry loads. While the draw is on stage, its page takes the second. */
  drawTitle: ReactNode;
  drawDetail: ReactNode;
  /**
   * Help at the right of the header.
   * @default a link to the game's guide
   */
  help?: ReactNode;
  /** The sum and the ways on. */
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of a game's page: its head with the draw on sale and the time left, its content, and its footer. */
export function GamePage({ gameId, title, ports, drawTitle, drawDetail, help, footer, children }: GamePageProps) {
  const { entry, problem, now, wallet, onBack } = ports;
  const stage = useDrawOnStage(entry);
  return (
    <PageLayout data-accent={gameId}>
      <GameHeader
        {...gamePages[gameId].look}
        title={title ?? gameName(gameId)}
        leading={<IconButton label="Quay lại" icon={<ChevronLeftIcon />} tone="onColor" onClick={onBack} />}
        actions={
          <>
            {wallet}
            {help ?? (
              <IconLink
                className={helpStyle}
                href={paths.guideOf(gameId)}
                label={`Hướng dẫn chơi ${gameName(gameId)}`}
                icon={<CircleQuestionMarkIcon />}
                tone="onColor"
              />
            )}
          </>
        }
        drawTitle={drawTitle ?? <Skeleton width="10rem" height="1lh" />}
        drawDetail={stage ? <StageLink stage={stage} /> : (drawDetail ?? <Skeleton width="8rem" height="1lh" />)}
        countdownLabel={useOnSale(entry) ? 'Đóng bán sau' : undefined}
        countdown={entry ? <Countdown tone="header" target={countdownTarget(entry, now())} /> : null}
      />
      <Page as="main" gap={10} start={12} end={16}>
        {problem}
        {children}
      </Page>
      {footer}
    </PageLayout>
  );
}
