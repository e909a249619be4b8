import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { pageFootEdge } from '../theme/frame.css';
import { footRoom, footWhereTall, inset } from '../theme/inset';
import { atFoot, overContent } from '../theme/overContent';

/** Sticks to the foot of the page's column, so content ends above it without a padding of its own. */
export const actionBar = componentStyle(
  {
    position: 'sticky',
    zIndex: 2,
    bottom: footWhereTall,
    display: 'grid',
    gap: vars.space[10],
    marginTop: 'auto',
    padding: `${vars.space[12]} ${inset} calc(${vars.space[16]} + ${pageFootEdge})`,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    background: vars.color.surface,
    boxShadow: vars.elevation.up,
  },
  'actionBar',
);
overContent(actionBar, { edge: 'End', room: footRoom('5rem'), isMore: true });
atFoot(`${actionBar} > :nth-child(2)`, footRoom('8.875rem'), true);
