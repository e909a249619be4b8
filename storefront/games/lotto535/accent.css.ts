import { createAccent } from '@veloc/ui/css';

export const lotto535Colors = {
  light: { solid: '#962AAE', headerStart: '#962AAE', headerEnd: '#731C88', text: '#85229C', tint: '#F8E9FB' },
  dark: { solid: '#A53DBC', headerStart: '#742C81', headerEnd: '#38163F', text: '#E6A0F5', tint: '#351B3D' },
};
export const lotto535Accent = createAccent('lotto535', lotto535Colors);
