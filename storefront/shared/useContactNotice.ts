import { useSupportContact } from '../data/content';
import type { ContactNotice } from '../state/notices/noticesState';

/** The words of the contact popup; ours until the server's have come. */
export function useContactNotice(): ContactNotice {
  const { contact } = useSupportContact();
  return {
    title: contact?.title ?? 'Liên hệ',
    description: contact?.description ?? 'Chúng tôi luôn sẵn sàng giúp bạn.',
  };
}
