import { createAccent } from '@veloc/ui/css';

export const max3dproColors = {
  light: { solid: '#0A6CA6', headerStart: '#0A6CA6', headerEnd: '#07547F', text: '#085F93', tint: '#E3F2FB' },
  dark: { solid: '#1278B5', headerStart: '#13537C', headerEnd: '#0C2E45', text: '#7CC8F8', tint: '#0F2A3C' },
};
export const max3dproAccent = createAccent('max3dpro', max3dproColors);
