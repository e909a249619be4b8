import type { VariantProps } from 'class-variance-authority';

/** cva's VariantProps also admits `null`; a public prop should not. */
// oxlint-disable-next-line no-explicit-any -- cva's own signature: any narrower argument type rejects every cva() result
export type VariantsOf<Fn extends (...args: any) => unknown> = {
  [Name in keyof VariantProps<Fn>]?: NonNullable<VariantProps<Fn>[Name]> | undefined;
};
