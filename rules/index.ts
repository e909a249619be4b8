/** What the other rooms may use, name by name in `public/`; whatever is not named there may change freely. */

export * from './public/tickets';
export * from './public/games';
export * from './public/builders';
export * from './public/cart';
export * from './public/saferPlay';
export * from './public/time';
export * from './public/wire';
