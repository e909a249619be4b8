import { createAccent } from '@veloc/ui/css';

export const kenoColors = {
  light: { solid: '#2450D8', headerStart: '#2450D8', headerEnd: '#1A3AA6', text: '#1F47C4', tint: '#E9EEFE' },
  dark: { solid: '#3C66E8', headerStart: '#2E479E', headerEnd: '#16204A', text: '#9DB6FF', tint: '#1A2244' },
};
export const kenoAccent = createAccent('keno', kenoColors);
