import { layout, pile, pileDefaults } from '../internal/layout.css';
import { windowHeight } from '../theme/frame.css';
import { componentStyle } from '../theme/componentStyle';
import { inset } from '../theme/inset';

export const page = componentStyle(
  {
    vars: { ...pileDefaults, [layout.start]: '0.875rem', [layout.end]: '1.5rem' },
    ...pile,
    // Takes the height that a head and a foot leave it.
    flex: 1,
    paddingInline: inset,
    paddingBlock: `${layout.start} ${layout.end}`,
  },
  'page',
);

export const pageLayout = componentStyle(
  { display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: windowHeight },
  'pageLayout',
);
