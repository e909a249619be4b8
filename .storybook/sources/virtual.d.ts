declare module 'virtual:token-users' {
  /** Of each token, by its custom property without `--veloc-`, the components that are drawn with it. */
  export const tokenUsers: Record<string, { name: string; page: string }[]>;
}

declare module 'virtual:component-pages' {
  /** Of each component, by its name, the page that shows it. */
  export const componentPages: Record<string, string>;
}
