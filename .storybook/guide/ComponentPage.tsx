import { useContext } from 'react';
import {
  Controls,
  Description,
  DocsContext,
  DocsPage,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { Example, Examples } from '../../stories/guides/Example';
import { Anatomy } from './Anatomy';
import { GuideContext, type Guide } from './guide';
import { Linked } from './Linked';

function Rules({ guide, verdict }: { guide: Guide; verdict: 'do' | 'dont' }) {
  const rules = Object.entries(verdict === 'do' ? guide.dos : guide.donts);
  return (
    <>
      <Examples>
        {rules.map(([says, shows]) =>
          shows ? (
            <Example key={says} verdict={verdict} caption={says}>
              {shows}
            </Example>
          ) : null,
        )}
      </Examples>
      {rules.map(([says, shows]) =>
        shows ? null : (
          <p key={says}>
            <b>{verdict === 'do' ? 'Do.' : 'Do not.'}</b> <Linked text={says} />
          </p>
        ),
      )}
    </>
  );
}

function Keys({ keys }: Pick<Guide, 'keys'>) {
  if (typeof keys === 'string')
    return (
      <p>
        <Linked text={keys} />
      </p>
    );
  return (
    <table>
      <tbody>
        {Object.entries(keys).map(([key, does]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>
              <Linked text={does} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The page of a component: what it is, its guide, its props, its stories. */
export function ComponentPage() {
  const guide = useContext(GuideContext);
  const { componentStories } = useContext(DocsContext);
  if (!guide) return <DocsPage />;

  const stories = componentStories();
  const drawn = stories.find(({ name }) => name.replaceAll(' ', '') === guide.story) ?? stories[0];
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <h2 id="when">When</h2>
      <p>
        <Linked text={guide.when} />
      </p>
      <h2 id="not">Not</h2>
      <p>
        <Linked text={guide.not} />
      </p>
      <Anatomy
        of={drawn?.moduleExport}
        anatomy={guide.anatomy}
        heard={guide.heard}
        between={
          <>
            <h2 id="do-and-dont">Do and don’t</h2>
            <Rules guide={guide} verdict="do" />
            <Rules guide={guide} verdict="dont" />
            <h2 id="keyboard">Keyboard</h2>
            <Keys keys={guide.keys} />
          </>
        }
      />
      <h2 id="words">Words</h2>
      <p>
        <Linked text={guide.words} />
      </p>
      <h2 id="props">Props</h2>
      <Controls />
      <Stories />
    </>
  );
}
