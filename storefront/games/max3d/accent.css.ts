import { createAccent } from '@veloc/ui/css';

export const max3dColors = {
  light: { solid: '#17783B', headerStart: '#17783B', headerEnd: '#0F5C2C', text: '#126A33', tint: '#E4F5E9' },
  dark: { solid: '#1B8744', headerStart: '#195D32', headerEnd: '#0F331E', text: '#74D996', tint: '#112E1C' },
};
export const max3dAccent = createAccent('max3d', max3dColors);
