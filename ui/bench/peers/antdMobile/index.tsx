import { Button, Card, Tag } from 'antd-mobile';
import { two, type Peer } from '../../peer';
import { rendered } from '../../react';

export * from './page';

export const slots: Peer['slots'] = rendered<readonly (readonly number[])[]>([], (tickets) =>
  tickets.map((picked, index) => (
    <Card key={index} title={'ABCDEF'.charAt(index)} extra={<Button size="small">×</Button>}>
      {picked.map((value) => (
        <Tag key={value} round color="danger">
          {two(value)}
        </Tag>
      ))}
    </Card>
  )),
);
