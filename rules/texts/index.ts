/** Every sentence and label that the shop's rules fix, each written once. Import one file of it inside `rules/`. */
export * from './account';
export * from './builders';
export * from './cart';
export * from './games';
export * from './money';
export * from './pages';
export * from './periods';
export * from './saferPlay';
export * from './sales';
export * from './transport';
export * from './validation';
export * from './wallet';
