import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { DigitTile } from './DigitTile';
import * as styles from './DigitTiles.css';
import { groupWords, tileStates, type DigitGroupState } from './group';

interface DigitGroupProps {
  name: string;
  group: DigitGroupState;
  size: keyof typeof styles.gap;
  /** Whether it stands in a card of its own. */
  isWide: boolean;
  /** Without it the group only shows. */
  press?: { onPress: () => void; isTabStop: boolean } | undefined;
}

/** A group of tiles that screen readers hear as one thing; a button where it can be typed into. */
export function DigitGroup({ name, group, size, isWide, press }: DigitGroupProps) {
  const content = (
    <>
      <VisuallyHidden>{groupWords(name, group)}</VisuallyHidden>
      {tileStates(group).map((state, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place in a number is what it is
        <DigitTile key={place} digit={group.digits[place]} state={state} size={size} />
      ))}
    </>
  );
  const shared = {
    'data-wrong': group.isWrong || undefined,
    className: cx(styles.group, styles.gap[size], press && styles.pressable, isWide && styles.wide),
  };
  if (!press) return <span {...shared}>{content}</span>;
  return (
    <button
      {...shared}
      type="button"
      data-group=""
      aria-current={group.isActive || undefined}
      tabIndex={press.isTabStop ? 0 : -1}
      onClick={press.onPress}
    >
      {content}
    </button>
  );
}
