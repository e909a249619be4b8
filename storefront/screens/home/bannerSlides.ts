import type { Banner } from '@veloc/rules';

const outward = /^(https?:\/\/|tel:|mailto:)/i;
/** What the page's own policy lets in. */
const ownPicture = /^(data:image\/|\/(?![/\\\s\p{Cc}]))/iu;

/** Banners as they may be shown: one that leads nowhere is read, not followed, and a foreign picture is left out. */
export function bannerSlides(banners: readonly Banner[], isServed: (href: string) => boolean): Banner[] {
  return banners.map(({ href, image, ...banner }) => ({
    ...banner,
    href: href && (outward.test(href) || isServed(href)) ? href : null,
    image: image && ownPicture.test(image) ? image : null,
  }));
}
