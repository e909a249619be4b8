import { Banner } from '@veloc/ui';
import type { Banner as Slide } from '@veloc/rules';
import { useHasRoute } from '../../../shared/route';

const outward = /^(https?:\/\/|tel:|mailto:)/i;
/** What the page's own policy lets in. */
const ownPicture = /^(data:image\/|\/(?![/\\\s\p{Cc}]))/iu;

/** Banners as they may be shown: one that leads nowhere is read, not followed, and a foreign picture is left out. */
export function bannerSlides(banners: readonly Slide[], isServed: (href: string) => boolean): Slide[] {
  return banners.map(({ href, image, ...banner }) => ({
    ...banner,
    href: href && (outward.test(href) || isServed(href)) ? href : null,
    image: image && ownPicture.test(image) ? image : null,
  }));
}

/** The shop's own news, whose code comes after the first paint. */
export default function News({ banners }: { banners: readonly Slide[] }) {
  const isServed = useHasRoute();
  return <Banner label="Tin của cửa hàng" slides={bannerSlides(banners, isServed)} />;
}
