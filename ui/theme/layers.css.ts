import { globalLayer } from '@vanilla-extract/css';

/** Cascade order, lowest first. Every rule in the repository sits in one of these. */
export const layers = {
  reset: globalLayer('reset'),
  tokens: globalLayer('tokens'),
  components: globalLayer('components'),
  screens: globalLayer('screens'),
};
