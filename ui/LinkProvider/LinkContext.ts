import { createContext, type ComponentProps, type ComponentType } from 'react';

/** Anything that takes the props of an `<a>` and leads to its `href`. */
export type LinkComponent = ComponentType<ComponentProps<'a'>> | 'a';

export const LinkContext = createContext<LinkComponent>('a');
