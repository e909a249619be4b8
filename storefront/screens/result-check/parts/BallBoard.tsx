import { BonusPanel, Button, Card, EraserIcon, Inline, NumberGrid, NumberTray, Stack, StarIcon, Text } from '@veloc/ui';
import type { Typed } from '../../../games/gamePresentation';
import { chosen, toggled, type Board } from '../board';
import * as styles from '../Check.css';

interface BallBoardProps {
  board: Board & { balls: number };
  /** What is missing, or what the numbers make. */
  words: string;
  value: Typed;
  onChange: (typed: Typed) => void;
}

/** The balls of a game to choose from, those that were chosen over them, and the places left. */
export function BallBoard({ board: { balls, specials, least, most }, words, value, onChange }: BallBoardProps) {
  const numbers = chosen(value.main, balls);
  const extra = specials === null ? [] : chosen(value.special, specials);
  return (
    <>
      <Card inset="small">
        <Stack gap={4}>
          <NumberTray
            numbers={numbers.toSorted((one, other) => one - other)}
            places={Math.max(least, numbers.length)}
            bonus={extra}
            bonusPlaces={specials === null ? 0 : 1}
          />
          <Inline justify="space-between" wrap={false} className={styles.progress}>
            <Text as="span" size="label" tone="soft">
              {words}
            </Text>
            {numbers.length + extra.length > 0 ? (
              <Button
                kind="muted"
                size="medium"
                icon={<EraserIcon />}
                onClick={() => onChange({ ...value, main: '', special: '' })}
              >
                Xóa
              </Button>
            ) : null}
          </Inline>
        </Stack>
      </Card>
      <NumberGrid
        className={styles.toTheEdges}
        label="Chọn số"
        count={balls}
        selected={numbers}
        max={most}
        onToggle={(change) => onChange({ ...value, main: toggled(value.main, change.value, balls) })}
      />
      {specials === null ? null : (
        <BonusPanel
          className={styles.toTheEdges}
          icon={<StarIcon size={20} aria-hidden="true" />}
          title={`Số đặc biệt ${extra.length}/1`}
          hint={`Từ 1 đến ${specials}`}
        >
          <NumberGrid
            label="Số đặc biệt"
            kind="bonus"
            count={specials}
            selected={extra}
            max={1}
            exchanges
            onToggle={(change) => {
              const isTaken = extra.includes(change.value);
              onChange({ ...value, special: isTaken ? '' : String(change.value) });
            }}
          />
        </BonusPanel>
      )}
    </>
  );
}
