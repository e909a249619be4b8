import { Text } from '@veloc/ui';
import { pair, pairs } from '../Max3DPro.css';

/** What the price of a bao is made of. */
export function PriceCoef({ coef, price }: { coef: string; price: string }) {
  return (
    <dl className={pairs}>
      {[
        { term: 'Hệ số giá', value: coef },
        { term: 'Giá mỗi kỳ', value: price },
      ].map(({ term, value }) => (
        <div key={term} className={pair}>
          <dt>
            <Text as="span" tone="soft">
              {term}
            </Text>
          </dt>
          <dd>
            <Text as="span" weight="semibold">
              {value}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
