import type { ReactNode, ComponentProps } from 'react';
import { BottomSheet } from '../BottomSheet/BottomSheet';
import { Button } from '../Button/Button';
import { ListRow } from '../ListRow/ListRow';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './ContactPopup.css';

export interface ContactWay {
  /** `tel:`, `mailto:` or a page. */
  href: string;
  name: string;
  /** The number or address itself, or how soon one hears back. */
  detail: string;
  icon: ReactNode;
}

export interface ContactPopupProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title, for instance when somebody answers. */
  description?: ReactNode;
  /** The ways to reach somebody, the best one first. */
  ways: readonly ContactWay[];
}

/**
 * The ways to reach a human, which a ContactButton opens. Name the way ("Gọi tổng đài"), not the channel's brand
 * alone, and say in its second line when it is answered.
 */
export function ContactPopup({ open, onClose, title, description, ways, ...rest }: ContactPopupProps) {
  const words = useMessages('buttons', shell.buttons);
  return (
    <BottomSheet {...rest} open={open} onClose={onClose} title={title} description={description}>
      <ul className={styles.list}>
        {ways.map(({ href, name, detail, icon }) => (
          <ListRow key={href} href={href} icon={icon} title={name} detail={detail} />
        ))}
      </ul>
      <Button kind="quiet" wide onClick={onClose}>
        {words.close}
      </Button>
    </BottomSheet>
  );
}
