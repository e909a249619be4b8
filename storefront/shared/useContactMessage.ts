import { useSupportContact } from '../data/content';
import type { ContactMessage } from '../state/popups/popupsState';

/** The words of the contact popup; ours until the server's have come. */
export function useContactMessage(): ContactMessage {
  const { contact } = useSupportContact();
  return {
    title: contact?.title ?? 'Liên hệ',
    description: contact?.description ?? 'Chúng tôi luôn sẵn sàng giúp bạn.',
  };
}
