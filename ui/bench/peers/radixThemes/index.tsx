import { Badge, Card, Flex, IconButton, Theme } from '@radix-ui/themes';
import { two, type Peer } from '../../peer';
import { rendered } from '../../react';

export * from './page';

export const slots: Peer['slots'] = rendered<readonly (readonly number[])[]>([], (tickets) => (
  <Theme accentColor="ruby">
    {tickets.map((picked, index) => (
      <Card key={index}>
        <Flex align="center" gap="2">
          <Badge size="3">{'ABCDEF'.charAt(index)}</Badge>
          <Flex flexGrow="1" gap="1">
            {picked.map((value) => (
              <Badge key={value} radius="full" variant="solid">
                {two(value)}
              </Badge>
            ))}
          </Flex>
          <IconButton variant="ghost" aria-label="Xóa">
            ×
          </IconButton>
        </Flex>
      </Card>
    ))}
  </Theme>
));
