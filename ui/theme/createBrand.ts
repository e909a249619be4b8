import { BRAND_LOOK, brandProperties, type BrandOptions } from './brand';
import { tokenStyle } from './screenStyle';

/**
 * Gives the whole page another brand: colours and shadows in both themes at both contrasts, computed from one colour. For
 * a vanilla-extract style sheet (`brand.css.ts`), so that nothing of it is left at run time; without vanilla-extract,
 * `brandCss` of `@veloc/ui/brand` writes the same. Throws when a colour cannot be measured or none of that name is public.
 */
export function createBrand(options: BrandOptions): void {
  tokenStyle(BRAND_LOOK, { vars: brandProperties(options) });
}
