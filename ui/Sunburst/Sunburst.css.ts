import { componentStyle } from '../theme/componentStyle';

export const sunburst = componentStyle(
  {
    display: 'block',
    aspectRatio: '1',
    background: 'currentColor',
    // The drawing is a mask, so it takes whatever colour its place has.
    maskImage: "url('./sunburst.svg')",
    maskSize: '100% 100%',
    maskRepeat: 'no-repeat',
    pointerEvents: 'none',
  },
  'sunburst',
);
