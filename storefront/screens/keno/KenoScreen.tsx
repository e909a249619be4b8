import { gameConfig } from '@veloc/rules';
import { useLocation } from 'wouter';
import { useBuilderPorts } from '../../features/builder/useBuilderPorts';
import { KenoBuilder } from './KenoBuilder';
import { kenoGames } from './kenoLabels';

/** Keno and its two side games: one page, whose address says which is played. */
export default function KenoScreen() {
  const [path] = useLocation();
  const gameId = kenoGames.find((game) => gameConfig[game].href === path) ?? 'keno';
  return <KenoBuilder gameId={gameId} ports={useBuilderPorts(gameId)} />;
}
