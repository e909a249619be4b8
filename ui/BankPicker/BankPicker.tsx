import { useId, useState, type ReactNode } from 'react';
import { SearchIcon } from '../internal/icons';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { RadioList } from '../RadioList/RadioList';
import { SearchField } from '../SearchField/SearchField';
import * as styles from './BankPicker.css';
import { BankSign } from './BankSign';
import { findBanks, lettersOf, type BankOption } from './findBanks';

export interface BankPickerProps {
  /** The banks to choose from, in this order. */
  banks: readonly BankOption[];
  /** The chosen bank's id; null while none is. */
  value: string | null;
  onChange: (change: { value: string }) => void;
  /** The heading over the list. @default 'Chọn ngân hàng' */
  label?: string;
  /** The heading's level. @default 'h2' */
  heading?: 'h2' | 'h3';
  /** From how many banks on there is a search. @default 8 */
  searchFrom?: number;
  /** What is wrong, under the list. */
  error?: ReactNode;
}

/** One of the banks. From a handful on they can be searched, with or without Vietnamese marks. */
export function BankPicker(props: BankPickerProps) {
  const { banks, value, onChange, label = 'Chọn ngân hàng', heading: Heading = 'h2', searchFrom = 8, error } = props;
  const [query, setQuery] = useState<string | null>(null);
  const searchId = useId();
  const isSearching = query !== null;
  const found = isSearching ? findBanks(banks, query) : banks;
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <Heading className={styles.title}>{label}</Heading>
        {banks.length >= searchFrom ? (
          <Button
            kind="ghost"
            size="medium"
            icon={<SearchIcon />}
            aria-expanded={isSearching}
            aria-controls={isSearching ? searchId : undefined}
            onClick={() => setQuery(isSearching ? null : '')}
          >
            {isSearching ? 'Đóng tìm' : 'Tìm'}
          </Button>
        ) : null}
      </div>
      {isSearching ? (
        <SearchField
          id={searchId}
          label="Tên hoặc mã ngân hàng"
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
          value={value}
          onChange={onChange}
          error={error}
          options={found.map((bank) => ({
            value: bank.id,
            title: bank.name,
            detail: bank.detail,
            sign: <BankSign letters={lettersOf(bank)} logo={bank.logo} />,
          }))}
        />
      ) : (
        <p className={styles.nothing}>
          {query ? `Không tìm thấy ngân hàng nào với “${query}”.` : 'Chưa có ngân hàng nào để chọn.'}
        </p>
      )}
      <VisuallyHidden role="status">{query ? `Tìm thấy ${found.length} ngân hàng` : ''}</VisuallyHidden>
    </div>
  );
}
