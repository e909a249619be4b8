import {
  type Max3DPlayType,
  isGroup,
  max3dPlayTypeNames,
  max3dPlayTypes,
  max3dWayId,
  max3dWayOf,
  orderCount,
} from '@veloc/rules';
import { ChipGroup, Text } from '@veloc/ui';
import { centered } from '../../../../features/groups/Groups.css';
import { useGroupTyping, type GroupPart } from '../../../../features/groups/useGroupTyping';

/** What a play type wins by. */
export const playTypeDetails: Readonly<Record<Max3DPlayType, string>> = {
  straight: 'Trùng cả ba chữ số theo đúng vị trí',
  box: 'Trùng ba chữ số, không kể vị trí, giải nhỏ hơn',
  straightBox: 'Cả hai cách trên, tính hai lượt chơi',
};

/** In which order one number wins; the ticket's own choice. */
export function PlayTypes(part: GroupPart) {
  const { picks, method, setMethod } = useGroupTyping(part);
  const way = max3dWayOf(method.id);
  if (way.method !== 'MAX3D') return null;
  const isTriple = picks.groups.some((group) => isGroup(group) && orderCount(group) === 1);
  return (
    <>
      <ChipGroup
        label="Kiểu chơi"
        className={centered}
        options={max3dPlayTypes.map((playType) => ({ value: playType, label: max3dPlayTypeNames[playType] }))}
        value={way.playType}
        onChange={({ value }) => setMethod(max3dWayId({ ...way, playType: value }))}
      />
      {isTriple ? (
        <Text size="label" tone="soft" align="center">
          Ba chữ số giống nhau chỉ có một thứ tự.
        </Text>
      ) : null}
    </>
  );
}
