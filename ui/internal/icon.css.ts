import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { layers } from '../theme/layers.css';

/** A square that an icon fills, whatever size the icon was made with. */
function iconBox(size: string, debugId: string) {
  return componentStyle({ display: 'inline-block', flex: 'none', width: size, height: size }, debugId);
}

export const icon = {
  small: iconBox('1rem', 'icon-small'),
  medium: iconBox('1.25rem', 'icon-medium'),
  large: iconBox('1.375rem', 'icon-large'),
  extraLarge: iconBox('1.5rem', 'icon-extra-large'),
};

for (const box of Object.values(icon)) {
  globalStyle(`${box} > svg`, { '@layer': { [layers.components]: { width: '100%', height: '100%' } } });
}
