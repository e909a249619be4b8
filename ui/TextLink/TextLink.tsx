import { Anchor, type AnchorProps } from '../internal/Anchor';
import * as styles from './TextLink.css';

export interface TextLinkProps extends AnchorProps {}

/** A link within a sentence. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Anchor {...rest} className={[styles.textLink, className].filter(Boolean).join(' ')} />;
}
