import { Text } from '@veloc/ui';
import { useGroupTyping, type GroupPart } from '../../../features/groups/useGroupTyping';
import { coefLabel } from '../coefLabels';
import { pair } from '../Max3DPro.css';

/** How many groups are whole, and what they multiply to, while they are typed. */
export function PickedCoef(part: GroupPart) {
  const { picks, method, complete } = useGroupTyping(part);
  const words = coefLabel({ methodId: method.id, groups: picks.groups });
  return (
    <div className={pair}>
      <Text as="span" size="label" tone="soft">
        {complete}/{method.groups.most} bộ số
      </Text>
      <Text as="span" size="label" weight="semibold">
        {words ? `Hệ số giá ${words.coef}` : ''}
      </Text>
    </div>
  );
}
