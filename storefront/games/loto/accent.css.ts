import { createAccent } from '@veloc/ui/css';

export const lotoColors = {
  light: { solid: '#8A5D00', headerStart: '#8A5D00', headerEnd: '#6B4700', text: '#7A5200', tint: '#FBF1D9' },
  dark: { solid: '#93670A', headerStart: '#68480B', headerEnd: '#38290A', text: '#E9BE5A', tint: '#352710' },
};
export const lotoAccent = createAccent('loto', lotoColors);
