/**
 * How Arial (or a face of its widths) must be drawn to take the room of Be Vietnam Pro. Made by scripts/make-fonts.mjs.
 */
export const fallbackFaces = {
  "400": {
    "sizeAdjust": "108.45%",
    "ascentOverride": "92.21%",
    "descentOverride": "24.44%",
    "lineGapOverride": "0.00%"
  },
  "500": {
    "sizeAdjust": "109.54%",
    "ascentOverride": "91.29%",
    "descentOverride": "24.19%",
    "lineGapOverride": "0.00%"
  },
  "600": {
    "sizeAdjust": "104.80%",
    "ascentOverride": "95.42%",
    "descentOverride": "25.29%",
    "lineGapOverride": "0.00%"
  },
  "700": {
    "sizeAdjust": "105.90%",
    "ascentOverride": "94.43%",
    "descentOverride": "25.02%",
    "lineGapOverride": "0.00%"
  },
  "800": {
    "sizeAdjust": "106.94%",
    "ascentOverride": "93.51%",
    "descentOverride": "24.78%",
    "lineGapOverride": "0.00%"
  }
};
