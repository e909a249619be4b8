import { MailIcon, MessageCircleIcon, PhoneIcon, type ContactPopupProps } from '@veloc/ui';
import { useSupportContact } from '../data/useSupportContact';

/** The ways to reach a human that the server names. */
export function useContactWays(): ContactPopupProps['ways'] {
  const { contact } = useSupportContact();
  if (!contact) return [];
  const { phone, email, zalo, hours } = contact;
  return [
    {
      href: `tel:${phone.replace(/[^\d+]/g, '')}`,
      name: 'Gọi tổng đài',
      detail: `${phone} · ${hours}`,
      icon: <PhoneIcon />,
    },
    { href: `mailto:${email}`, name: 'Email', detail: email, icon: <MailIcon /> },
    ...(zalo.startsWith('https://')
      ? [{ href: zalo, name: 'Zalo', detail: 'Trò chuyện', icon: <MessageCircleIcon /> }]
      : []),
  ];
}
