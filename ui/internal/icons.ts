// What the first page shows stands in a file of its own: a page that shows an icon of a file loads all of it.
export * from './otherIcons';
export * from './shellIcons';
