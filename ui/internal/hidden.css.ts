import { componentStyle } from '../theme/componentStyle';

export const hidden = componentStyle(
  {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  'hidden',
);
