import { cloneElement, createElement, useContext, type ComponentProps, type ReactElement } from 'react';
import { LinkContext } from '../LinkProvider/LinkContext';

export interface AnchorProps extends ComponentProps<'a'> {
  /** Drawn in place of the link: `<RouterLink to="/" />` gets the look, the content and the props. */
  render?: ReactElement<object> | undefined;
}

/**
 * The link of the host's router, or a plain `<a>` where there is none. Every component that leads somewhere draws this.
 */
export function Anchor({ render, ...props }: AnchorProps) {
  const link = useContext(LinkContext);
  return render ? cloneElement(render, props) : createElement(link, props);
}
