import { useEffect } from 'react';

const SHOP = 'Vé Lộc · Mua vé số trực tuyến';

/** The page's name in the browser: what one sees, then that the shop sells lottery tickets online (spec section 1). */
export function PageTitle({ title }: { title?: string | undefined }) {
  useEffect(() => {
    document.title = title ? `${title} · ${SHOP}` : SHOP;
  }, [title]);
  return null;
}
