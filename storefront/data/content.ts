import useSWR from 'swr';
import type { Banner, SupportContact } from '@veloc/rules';
import { useApi } from '../state/contexts';
import type { ApiError } from '../api/errors';
import { keys } from './keys';
import type { ContactMessage } from '../state/popups/popupsState';

export function useBanners() {
  const api = useApi();
  const { data, error, isLoading } = useSWR<Banner[], ApiError>(keys.banners, () => api.banners(), {
    revalidateIfStale: false,
  });
  return { banners: data ?? [], error, isLoading };
}

export function useSupportContact() {
  const api = useApi();
  const { data, error, isLoading, mutate } = useSWR<SupportContact, ApiError>(
    keys.supportContact,
    () => api.supportContact(),
    {
      revalidateIfStale: false,
    },
  );
  return { contact: data, error, isLoading, retry: () => void mutate() };
}

/** The words of the contact popup; ours until the server's have come. */
export function useContactMessage(): ContactMessage {
  const { contact } = useSupportContact();
  return {
    title: contact?.title ?? 'Liên hệ',
    description: contact?.description ?? 'Chúng tôi luôn sẵn sàng giúp bạn.',
  };
}
