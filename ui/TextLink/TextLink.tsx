import { cx } from 'class-variance-authority';
import { Anchor, type AnchorProps } from '../internal/Anchor';
import * as styles from './TextLink.css';

export interface TextLinkProps extends AnchorProps {
  /**
   * `inherit` for the colour of the words around it, such as a sum that was won.
   * @default 'brand'
   */
  tone?: 'brand' | 'inherit' | undefined;
}

/** A link within a sentence. */
export function TextLink({ tone = 'brand', className, ...rest }: TextLinkProps) {
  return <Anchor {...rest} className={cx(styles.textLink, styles.tone[tone], className)} />;
}
