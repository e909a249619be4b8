import { createAccent } from '@veloc/ui/css';

/** A colour of this app's own, which the package has never heard of. */
export const lake = createAccent('lake', {
  light: { solid: '#0B6E8A', headerStart: '#0B6E8A', headerEnd: '#07506A', text: '#095F7B', tint: '#E2F3F8' },
  dark: { solid: '#137F9E', headerStart: '#115A72', headerEnd: '#0A2F3D', text: '#74CBE6', tint: '#0E2B36' },
});
