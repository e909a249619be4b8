import { pile, pileDefaults } from '../internal/layout.css';
import { componentStyle } from '../theme/componentStyle';

export const stack = componentStyle({ vars: pileDefaults, ...pile }, 'stack');
