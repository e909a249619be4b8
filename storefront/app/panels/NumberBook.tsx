import { gameName } from '@veloc/rules';
import { ButtonLink, DrawResult, SidePanel, SidePanelRow, Skeleton, Stack, Text } from '@veloc/ui';
import { useNumberSets } from '../../data/numberSets';
import { heldLine } from '../../features/ticket/heldTicket';
import { betLabel } from '../../games/gamePresentations';
import * as paths from '../../shared/paths';

/** More are one press away. */
const SETS_SHOWN = 2;

/** The numbers that a player keeps, each with its way to be played. */
export function NumberBook() {
  const { sets, error } = useNumberSets();
  if (!sets && error) return null;
  return (
    <SidePanel title="Sổ số" link={{ href: paths.numberBook, label: 'Tất cả' }}>
      {!sets ? (
        <Skeleton shape="block" height="14rem" />
      ) : sets.length === 0 ? (
        <Stack gap={12}>
          <Text size="label" tone="soft">
            Giữ những bộ số bạn hay chơi ở đây, để mỗi kỳ chỉ cần một lần bấm.
          </Text>
          <ButtonLink kind="tonal" size="medium" href={paths.numberBook}>
            Thêm bộ số
          </ButtonLink>
        </Stack>
      ) : (
        <ul>
          {sets.slice(0, SETS_SHOWN).map((set) => {
            const { numbers, bonus } = heldLine(set, null);
            return (
              <SidePanelRow
                key={set.id}
                accent={set.gameId}
                href={paths.numberBook}
                title={set.name}
                detail={gameName(set.gameId, set.ticket)}
              >
                {numbers.length > 0 ? (
                  <DrawResult size="small" numbers={numbers} bonus={bonus} />
                ) : (
                  <Text size="label" tone="plain">
                    {betLabel(set)}
                  </Text>
                )}
              </SidePanelRow>
            );
          })}
        </ul>
      )}
    </SidePanel>
  );
}
