import { createAccent } from '@veloc/ui/css';

export const kenoeoColors = {
  light: { solid: '#08776F', headerStart: '#08776F', headerEnd: '#055B55', text: '#066A63', tint: '#DFF5F2' },
  dark: { solid: '#0C837A', headerStart: '#0F5B55', headerEnd: '#0C2F2D', text: '#62D6CB', tint: '#0E2C2B' },
};
export const kenoeoAccent = createAccent('kenoeo', kenoeoColors);

export const kenoudColors = {
  light: { solid: '#6A3CD2', headerStart: '#6A3CD2', headerEnd: '#4F2AA8', text: '#5F33C4', tint: '#F0EAFD' },
  dark: { solid: '#7B4FE0', headerStart: '#583899', headerEnd: '#25194A', text: '#C2A8FF', tint: '#281C46' },
};
export const kenoudAccent = createAccent('kenoud', kenoudColors);
