import { memo } from 'react';
import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { DigitTile } from './DigitTile';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './DigitTiles.css';
import { groupLabel, tileStates, type DigitGroupState } from './group';

interface DigitGroupProps extends DigitGroupState {
  name: string;
  size: keyof typeof styles.gap;
  /** Whether it stands in a card of its own. */
  isWide: boolean;
  /** Of a button, whether Tab leads to it; without it the group only shows. */
  isTabStop?: boolean | undefined;
}

/**
 * A group of tiles that screen readers hear as one thing; a button where it can be typed into. Memoised, and free of
 * callbacks: typing a figure renders its own group and no other.
 */
export const DigitGroup = memo(function DigitGroup({ name, size, isWide, isTabStop, ...group }: DigitGroupProps) {
  const digitTiles = useMessages('digitTiles', lottery.digitTiles);
  const draw = useMessages('draw', lottery.draw);
  const canPress = isTabStop !== undefined;
  const content = (
    <>
      <VisuallyHidden>{groupLabel(name, group, { digitTiles, draw })}</VisuallyHidden>
      {tileStates(group).map((state, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a digit has no id beside its position
        <DigitTile key={index} digit={group.digits[index]} state={state} size={size} />
      ))}
    </>
  );
  const shared = {
    'data-wrong': group.isWrong || undefined,
    className: cx(styles.group, styles.gap[size], canPress && styles.pressable, isWide && styles.wide),
  };
  if (!canPress) return <span {...shared}>{content}</span>;
  return (
    <button
      {...shared}
      type="button"
      data-group=""
      aria-current={group.isActive || undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      {content}
    </button>
  );
});
