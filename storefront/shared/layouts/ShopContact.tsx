import { ContactButton } from '@veloc/ui';
import { useContactMessage } from '../../data/content';
import { usePopups } from '../../state/contexts';

/** The button over the page that opens how to reach the shop. Nobody needs it for the first paint. */
export default function ShopContact() {
  const { openContact } = usePopups();
  const contact = useContactMessage();
  return <ContactButton onClick={() => openContact(contact)} />;
}
