import { createAccent } from '@veloc/ui/css';

export const powerColors = {
  light: { solid: '#B34700', headerStart: '#B34700', headerEnd: '#8F3800', text: '#A03F00', tint: '#FFEFE2' },
  dark: { solid: '#BE5208', headerStart: '#843A0A', headerEnd: '#45210A', text: '#FFAA6B', tint: '#3A200F' },
};
export const powerAccent = createAccent('power', powerColors);
