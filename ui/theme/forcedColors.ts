/**
 * Where the system decides all colours: fills, gradients and shadows are gone, so edges and system colours must tell.
 */
export const forcedColors = '(forced-colors: active)';

/** An edge for what is told from its ground by a fill only. */
export const edgeInForcedColors = { '@media': { [forcedColors]: { border: '1px solid' } } };
