import { usePopups } from '../state/contexts';

interface Shared {
  title: string;
  text: string;
  /** Where it stands in the shop; where the player is unless it is given. */
  address?: string;
}

/** Passes a page on: by the device's own sheet of ways, else as words and address on the clipboard. */
export function useShare(): (shared: Shared) => Promise<void> {
  const { succeed, warn } = usePopups();
  return async ({ title, text, address }) => {
    const url = address === undefined ? location.href : new URL(address, location.href).href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, text, url });
      } else {
        await navigator.clipboard.writeText(`${text}\n${url}`);
        succeed({ title: 'Đã sao chép', message: 'Dán vào tin nhắn để gửi cho bạn bè.' });
      }
    } catch (error) {
      // Who closes the sheet of ways to share has not met with an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      warn('Chưa chia sẻ được trên máy này. Bạn có thể sao chép địa chỉ của trang.');
    }
  };
}
