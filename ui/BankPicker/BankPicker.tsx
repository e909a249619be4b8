import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { SearchIcon } from '../internal/icons';
import { Button } from '../Button/Button';
import { FormValue, type FormControlProps } from '../internal/FormValue';
import { useBothRefs, useControllableState } from '../internal/useControllableState';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { RadioList } from '../RadioList/RadioList';
import { SearchField } from '../SearchField/SearchField';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';
import * as styles from './BankPicker.css';
import { BankSign } from './BankSign';
import { findBanks, lettersOf, type BankOption } from './findBanks';

export interface BankPickerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'>, FormControlProps {
  /** The banks to choose from, in this order. */
  options: readonly BankOption[];
  /** The chosen bank, null while none is. Without it the control keeps its own choice. */
  value?: string | null | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: string | null | undefined;
  onChange?: ((change: { value: string }) => void) | undefined;
  /** The heading over the list. @default 'Chọn ngân hàng' */
  label?: string | undefined;
  /** The heading's level. @default 'h2' */
  heading?: 'h2' | 'h3' | undefined;
  /** From how many banks on there is a search. @default 8 */
  searchFrom?: number | undefined;
  /** What is wrong, over the list. */
  error?: ReactNode;
}

/** One of the banks. From a handful on they can be searched, with or without Vietnamese marks. */
export function BankPicker(props: BankPickerProps) {
  const words = useMessages('bankPicker', fields.bankPicker);
  const { options, label = words.label, heading: Heading = 'h2', searchFrom = 8, error, ...native } = props;
  const {
    value,
    defaultValue = null,
    onChange,
    name,
    form,
    required,
    disabled = false,
    className,
    ref,
    ...rest
  } = native;
  const [bank, choose, place] = useControllableState(value, defaultValue, (chosen) => {
    if (chosen !== null) onChange?.({ value: chosen });
  });
  const [query, setQuery] = useState<string | null>(null);
  const searchId = useId();
  const isSearching = query !== null;
  const found = isSearching ? findBanks(options, query) : options;
  return (
    <div {...rest} ref={useBothRefs(place, ref)} className={cx(styles.picker, className)}>
      <div className={styles.head}>
        <Heading className={styles.title}>{label}</Heading>
        {options.length >= searchFrom ? (
          <Button
            kind="ghost"
            size="medium"
            icon={<SearchIcon />}
            disabled={disabled}
            aria-expanded={isSearching}
            aria-controls={isSearching ? searchId : undefined}
            onClick={() => setQuery(isSearching ? null : '')}
          >
            {isSearching ? words.close : words.search}
          </Button>
        ) : null}
      </div>
      {isSearching ? (
        <SearchField
          id={searchId}
          label={words.query}
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the field asked for it
          autoFocus
          value={query}
          onChange={(change) => setQuery(change.value)}
        />
      ) : null}
      {found.length > 0 ? (
        <RadioList
          label={label}
          look="list"
          disabled={disabled}
          value={bank}
          onChange={(change) => choose(change.value)}
          error={error}
          options={found.map((option) => ({
            ...option,
            sign: <BankSign letters={lettersOf(option)} logo={option.logo} />,
          }))}
        />
      ) : (
        <p className={styles.nothing}>{query ? words.notFound(query) : words.none}</p>
      )}
      <FormValue {...{ name, form, required, disabled }} value={bank} />
      <VisuallyHidden role="status">{query ? words.found(found.length) : ''}</VisuallyHidden>
    </div>
  );
}
