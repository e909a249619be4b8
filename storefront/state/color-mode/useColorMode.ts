import { createRequiredContext } from '../../lib/createRequiredContext';
import { useStore } from '../../lib/useStore';
import type { ColorMode, ColorModeState } from './colorMode';

const [ColorModeContext, useColorModeState] = createRequiredContext<ColorModeState>('The colour mode');

export { ColorModeContext };

export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void } {
  const state = useColorModeState();
  return { mode: useStore(state), setMode: state.choose };
}
