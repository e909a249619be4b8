import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';

const sweep = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-100% 0' } });

export const skeleton = componentStyle(
  {
    display: 'block',
    flexShrink: 0,
    background: `linear-gradient(90deg, ${vars.color.skeletonA}, ${vars.color.skeletonB} 50%, ${vars.color.skeletonA}) 0 0 / 200% 100%`,
    '@media': {
      [forcedColors]: { border: '1px solid GrayText' },
      '(prefers-reduced-motion: no-preference)': { animation: `${sweep} 1.4s linear infinite` },
    },
  },
  'skeleton',
);

export const shape = {
  bar: componentStyle({ borderRadius: vars.radius.full }, 'bar'),
  ball: componentStyle({ borderRadius: vars.radius.full, aspectRatio: '1' }, 'ball'),
  block: componentStyle({ borderRadius: vars.radius.md }, 'block'),
};
