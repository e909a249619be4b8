import { lazyScreen } from '../../../shared/lazyScreen';

/** A closed picker is part of the page from the start, so its chunk is on its way before anyone opens it. */
export const { Screen: PowerPicker } = lazyScreen(async () => ({
  default: (await import('./PowerPicker')).PowerPicker,
}));
