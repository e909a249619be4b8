import { componentStyle } from '../theme/componentStyle';

/** The drum's sunburst in the text colour around it; the one pattern there is. Where it stands is the host's matter. */
export const sunburst = componentStyle(
  {
    position: 'absolute',
    aspectRatio: '1',
    pointerEvents: 'none',
    background: 'currentColor',
    maskImage: "url('./sunburst.svg')",
    maskSize: 'contain',
    maskRepeat: 'no-repeat',
    maskPosition: 'center',
  },
  'sunburst',
);
