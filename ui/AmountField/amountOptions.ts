export interface AmountOption {
  /** In whole đồng, or units of the provider's `currency`. */
  value: number;
  /** Shown in the place of the amount: "Tất cả". */
  label: string;
}

/** Amounts to take by one press: each alone is shown as money. */
export type AmountOptions = readonly (number | AmountOption)[];

/** What an AmountField took until 1.1.0. */
export type FormerChoices = readonly (number | { amount: number; label: string })[];

/** Each with its value, and its label or null. */
export function amountOptions(options: AmountOptions | FormerChoices = []): { value: number; label: string | null }[] {
  return options.map((option) => {
    if (typeof option === 'number') return { value: option, label: null };
    return 'value' in option ? option : { value: option.amount, label: option.label };
  });
}
