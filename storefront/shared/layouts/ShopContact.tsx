import { ContactButton, useHasPanels } from '@veloc/ui';
import { useContactMessage } from '../../data/content';
import { usePopups } from '../../state/contexts';

/**
 * The button over the page that opens how to reach the shop. Nobody needs it for the first paint, and a desktop has the
 * way beside the page.
 */
export default function ShopContact() {
  const { openContact } = usePopups();
  const contact = useContactMessage();
  const isBeside = useHasPanels();
  return isBeside ? null : <ContactButton onClick={() => openContact(contact)} />;
}
