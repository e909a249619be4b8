import { lazyScreen } from '../../../shared/lazyScreen';

/** A closed picker is part of the page from the start, so its chunk is on its way before anyone opens it. */
export const { Screen: Lotto535Picker } = lazyScreen(async () => ({
  default: (await import('./Lotto535Picker')).Lotto535Picker,
}));
