import { createElement, useContext, type ComponentProps } from 'react';
import { LinkContext } from '../LinkProvider/LinkContext';

/**
 * The link of the host's router, or a plain `<a>` where there is none. Every component that leads somewhere draws this.
 */
export function Anchor(props: ComponentProps<'a'>) {
  return createElement(useContext(LinkContext), props);
}
