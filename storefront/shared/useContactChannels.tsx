import { MailIcon, MessageCircleIcon, PhoneIcon, type ContactPopupProps } from '@veloc/ui';
import { useSupportContact } from '../data/content';

/** The ways to reach a human that the server names; one it leaves empty is left out. */
export function useContactChannels(): ContactPopupProps['ways'] {
  const { contact } = useSupportContact();
  if (!contact) return [];
  const { phone, email, zalo, hours } = contact;
  const digits = phone.replace(/[^\d+]/g, '');
  const chat = zaloHref(zalo);
  return [
    ...(digits ? [{ href: `tel:${digits}`, name: 'Gọi tổng đài', detail: phone, icon: <PhoneIcon /> }] : []),
    ...(chat ? [{ href: chat, name: 'Nhắn qua Zalo', detail: hours, icon: <MessageCircleIcon /> }] : []),
    ...(email.includes('@') ? [{ href: `mailto:${email}`, name: 'Gửi thư', detail: email, icon: <MailIcon /> }] : []),
  ];
}

/** The one that is called; undefined where the server names no telephone. */
export function usePhoneChannel() {
  return useContactChannels().find(({ href }) => href.startsWith('tel:'));
}

/** A Zalo page as it stands, or the one of a telephone number; null of anything else. */
function zaloHref(zalo: string): string | null {
  if (zalo.startsWith('https://')) return zalo;
  const digits = zalo.replace(/[\s.]/g, '');
  return /^\d{8,15}$/.test(digits) ? `https://zalo.me/${digits}` : null;
}
