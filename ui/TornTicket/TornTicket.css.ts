import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

/** A drawing: it does not grow with the text, for which the page needs its room. */
export const tornTicket = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[10],
    width: '264px',
    height: '264px',
  },
  'tornTicket',
);

export const sun = componentStyle(
  { position: 'absolute', inset: 0, color: vars.color.brand, opacity: 0.14 },
  'tornSun',
);

const piece = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[6],
  flex: 'none',
  height: '100px',
  background: vars.color.surface,
  boxShadow: vars.elevation.ticket,
} as const;

export const body = componentStyle(
  {
    ...piece,
    width: '156px',
    borderRadius: `${vars.radius.lg} 0 0 ${vars.radius.lg}`,
    borderRight: `3px dashed ${vars.color.bg}`,
    transform: 'rotate(-5deg)',
  },
  'tornBody',
);

export const stub = componentStyle(
  { ...piece, width: '92px', borderRadius: `0 ${vars.radius.lg} ${vars.radius.lg} 0`, transform: 'rotate(4deg)' },
  'tornStub',
);

const ball = {
  ...text('amount'),
  fontSize: '24px',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.full,
  boxShadow: vars.edge.enamel,
} as const;

export const redBall = componentStyle({ ...ball, background: vars.color.brand, color: vars.color.onBrand }, 'redBall');
export const goldBall = componentStyle(
  {
    ...ball,
    background: vars.goldLeaf.fill,
    color: vars.color.onGold,
    outline: `2px solid ${vars.color.goldRing}`,
    outlineOffset: '-1px',
  },
  'goldBall',
);
