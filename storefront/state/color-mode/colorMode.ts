import type { KeyValueStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';
import { createStore, type Store } from '../../lib/store';

export type ColorMode = 'light' | 'dark';

interface ColorModeDependencies {
  storage: KeyValueStorage;
  prefersDark: () => boolean;
  /** Puts the mode on the page. */
  apply: (mode: ColorMode) => void;
}

export interface ColorModeState extends Pick<Store<ColorMode>, 'get' | 'subscribe'> {
  choose(mode: ColorMode): void;
  /** Goes along with the system while nobody has chosen. */
  followSystem(): void;
}

/** 'true' or 'false' once chosen; without a choice the system's own (decision A15). */
export function createColorMode({ storage, prefersDark, apply }: ColorModeDependencies): ColorModeState {
  const read = (): ColorMode =>
    (storage.getItem(storageKeys.darkMode) ?? String(prefersDark())) === 'true' ? 'dark' : 'light';
  const store = createStore(read());
  const show = (mode: ColorMode) => {
    apply(mode);
    store.set(() => mode);
  };
  apply(store.get());
  return {
    get: store.get,
    subscribe: store.subscribe,
    choose(mode) {
      storage.setItem(storageKeys.darkMode, String(mode === 'dark'));
      show(mode);
    },
    followSystem: () => show(read()),
  };
}
