import { Button, Card, ChipGroup, Prose, SectionHeading, Stack, Text, formatMoney, useScale } from '@veloc/ui';
import { Fragment, use, useState } from 'react';
import { TICKET_PRICE, type GameId } from '@veloc/rules';
import { bleed } from '../../../shared/place.css';
import * as styles from '../../../features/content/Content.css';
import { useOddsSheet } from '../../../features/odds/useOddsSheet';
import type { GuidePart } from '../../../games/gamePresentation';
import { presentationOf } from '../../../games/gamePresentations';

/** Tables of one kind; a chip for each where there are several. */
function GuideTables({ part }: { part: GuidePart }) {
  const { title, choice, tables } = part;
  const [place, setPlace] = useState(0);
  const table = tables[place] ?? tables[0];
  // At the large scale it is moved sideways on most phones, by a keyboard too.
  const tabIndex = useScale() === 'large' ? 0 : undefined;
  const picture = useOddsSheet();
  if (!table) return null;
  const { pictured } = table;
  return (
    <Stack as="section" gap={8}>
      <SectionHeading>{title}</SectionHeading>
      {tables.length > 1 ? (
        <ChipGroup
          className={bleed}
          label={choice}
          options={tables.map(({ name }, index) => ({ value: String(index), label: name }))}
          value={String(place)}
          onChange={({ value }) => setPlace(Number(value))}
        />
      ) : null}
      <Card>
        <Prose className={styles.figures} tabIndex={tabIndex}>
          <table className={styles.table} aria-label={tables.length > 1 ? `${title}: ${table.name}` : title}>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ name, group, detail, cells }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two tiers of one outcome share a name
                <Fragment key={index}>
                  {group && group !== table.rows[index - 1]?.group ? (
                    <tr>
                      <th scope="rowgroup" colSpan={table.head.length}>
                        <Text as="span" weight="bold" tone="accent">
                          {group}
                        </Text>
                      </th>
                    </tr>
                  ) : null}
                  <tr>
                    <th scope="row">
                      {name}
                      {detail ? (
                        <Text as="div" size="caption" tone="soft">
                          {detail}
                        </Text>
                      ) : null}
                    </th>
                    {cells.map((cell, column) => (
                      <td key={table.head[column + 1]}>{cell}</td>
                    ))}
                  </tr>
                </Fragment>
              ))}
            </tbody>
          </table>
        </Prose>
        {pictured ? (
          <Button kind="tonal" wide size="medium" className={styles.picture} onClick={() => picture.show(pictured)}>
            Xem cơ hội bằng hình
          </Button>
        ) : null}
      </Card>
      {picture.sheet}
    </Stack>
  );
}

/** What a game pays, how likely that is and what its bao cost: a chunk of its own, below the text. */
export function GameTables({ game }: { game: GameId }) {
  return (
    <>
      {use(presentationOf(game).guide()).map((part) => (
        <GuideTables key={part.title} part={part} />
      ))}
      <Text size="caption" tone="soft">
        Giá trị và cơ hội tính cho mỗi lượt chơi {formatMoney(TICKET_PRICE)} trong một kỳ, trước thuế.
      </Text>
    </>
  );
}
