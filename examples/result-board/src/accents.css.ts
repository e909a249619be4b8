import { createAccent, createBrand } from '@veloc/ui/css';

/** The shop's own colours in every look: what is of no game's takes them, and so do paper and night. */
createBrand({ brand: '#0F6F69' });

// Each game has the colours that people know from its tickets.
createAccent('mega', {
  light: { solid: '#B4235A', headerStart: '#B4235A', headerEnd: '#7B1340', text: '#A01D4F', tint: '#FBE7EE' },
  dark: { solid: '#C93A70', headerStart: '#7F1E45', headerEnd: '#3A0D21', text: '#FF9BBD', tint: '#3A1524' },
});
createAccent('power', {
  light: { solid: '#C2410C', headerStart: '#C2410C', headerEnd: '#862A06', text: '#A8380A', tint: '#FDEADF' },
  dark: { solid: '#B94A16', headerStart: '#8A350F', headerEnd: '#3D1706', text: '#FFAE85', tint: '#3A1D0F' },
});
createAccent('lotto535', {
  light: { solid: '#2456B8', headerStart: '#2456B8', headerEnd: '#153778', text: '#1F4CA3', tint: '#E5EDFB' },
  dark: { solid: '#3A6FD6', headerStart: '#204588', headerEnd: '#0F2144', text: '#9DBFFF', tint: '#14264A' },
});
createAccent('keno', {
  light: { solid: '#6B3FA8', headerStart: '#6B3FA8', headerEnd: '#43256D', text: '#5F3698', tint: '#F0E9F9' },
  dark: { solid: '#8657C8', headerStart: '#4F2F7E', headerEnd: '#25143F', text: '#CBAEF5', tint: '#2A1A42' },
});
createAccent('max3dpro', {
  light: { solid: '#9A5B00', headerStart: '#9A5B00', headerEnd: '#6B3F00', text: '#834D00', tint: '#FBEFD9' },
  dark: { solid: '#A8690D', headerStart: '#6E4408', headerEnd: '#332004', text: '#F5C273', tint: '#352507' },
});
createAccent('north', {
  light: { solid: '#3D5A2A', headerStart: '#3D5A2A', headerEnd: '#253A18', text: '#365024', tint: '#EAF2E3' },
  dark: { solid: '#5B7F42', headerStart: '#33501F', headerEnd: '#17260C', text: '#B3D69B', tint: '#1E2F14' },
});
