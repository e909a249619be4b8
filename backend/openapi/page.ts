import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** As much of a schema as a person reads. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Operation {
  operationId: string;
  summary: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

interface Document {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  nav ul { columns: 14rem; padding: 0; list-style: none; }
  section { margin-block: 2.5rem; }
  article { margin-block: 1rem; padding: 0.75rem 1rem; border: 1px solid GrayText; border-radius: 0.5rem; overflow-x: auto; }
  h3 { margin: 0; font-size: 1rem; }
  code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
  table { border-collapse: collapse; }
  th, td { padding: 0.125rem 1rem 0.125rem 0; text-align: start; vertical-align: top; }
  /* A table within a table has no room beside its name on a phone. */
  @media (max-width: 30rem) { th, td { display: block; padding-inline-end: 0; overflow-wrap: anywhere; } td { padding-inline-start: 0.75rem; } }
  article > p { margin-block: 0.25rem; }
`;

const join = (parts: readonly Html[], between: string) =>
  parts.map((part, index) => html`${index > 0 ? between : ''}${part}`);

/** Words between backticks as code, as Markdown has them. */
const withCode = (text: string) =>
  text.split('`').map((words, place) => (place % 2 === 1 ? html`<code>${words}</code>` : words));

/** A schema in one line, with links to those that have a name. */
function typeOf(schema: Schema | undefined): Html {
  if (!schema) return html`nothing`;
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return html`<code>${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}</code>`;
  if (schema.anyOf) return html`${join(schema.anyOf.map(typeOf), ' or ')}`;
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  if (schema.properties) return propertiesOf(schema);
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}`;
}

function propertiesOf({ properties = {}, required = [] }: Schema): Html {
  return html`<table>
    ${Object.entries(properties).map(
      ([name, schema]) =>
        html`<tr>
          <th scope="row"><code>${name}</code>${required.includes(name) ? '' : ' (optional)'}</th>
          <td>${typeOf(schema)}</td>
        </tr>`,
    )}
  </table>`;
}

const bodyOf = (content?: Record<string, { schema?: Schema }>) => content?.['application/json']?.schema;

function operationOf(method: string, path: string, operation: Operation): Html {
  const { operationId, summary, security = [], parameters = [], requestBody, responses } = operation;
  const proofs = security.flatMap((one) => Object.keys(one));
  const isOptional = security.some((one) => Object.keys(one).length === 0);
  const own = parameters.filter(({ name }) => name !== undefined);
  const isIdempotent = parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
  const asked = bodyOf(requestBody?.content);
  const answered = bodyOf(responses?.[200]?.content)?.properties?.data;
  return html`<article id="call-${operationId}">
    <h3><code>${method.toUpperCase()} ${path}</code></h3>
    <p>${summary} · <code>${operationId}</code></p>
    <p>
      Asks for:
      ${proofs.length > 0 ? `${proofs.join(' or ')}${isOptional ? ', or nobody' : ''}` : 'nobody'}${isIdempotent ? '; takes an Idempotency-Key' : ''}
    </p>
    ${
      own.length > 0
        ? html`<table>
            ${own.map(
              (parameter) =>
                html`<tr>
                  <th scope="row">
                    <code>${parameter.name}</code> (${parameter.in}${parameter.required ? '' : ', optional'})
                  </th>
                  <td>${typeOf(parameter.schema)}</td>
                </tr>`,
            )}
          </table>`
        : ''
    }
    ${asked ? html`<p>Body: ${typeOf(asked)}</p>` : ''}
    <p>Data of the answer: ${answered ? typeOf(answered) : 'no envelope'}</p>
  </article>`;
}

/** The document for people: one page without a script, so that it needs no exception from the policy of the shop. */
export function documentationPage(document: object, nonce: string): Html {
  const { info, tags, paths, components } = document as Document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
  const of = (tag: string) => operations.filter(({ operation }) => operation.tags?.includes(tag));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}: calls</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>${info.title} ${info.version}</h1>
          ${info.description.split('\n\n').map((paragraph) => html`<p>${withCode(paragraph)}</p>`)}
          <p>For programs: <a href="/openapi.json">/openapi.json</a>, from which a typed client is made.</p>
        </header>
        <nav aria-label="Parts">
          <ul>
            ${tags.map(({ name }) => html`<li><a href="#part-${name.replaceAll(' ', '-')}">${name}</a> (${of(name).length})</li>`)}
            <li><a href="#schemas">Schemas</a> (${Object.keys(components.schemas).length})</li>
          </ul>
        </nav>
        <main>
          ${tags.map(
            ({ name, description }) =>
              html`<section id="part-${name.replaceAll(' ', '-')}">
                <h2>${name}</h2>
                <p>${description}</p>
                ${of(name).map(({ method, path, operation }) => operationOf(method, path, operation))}
              </section>`,
          )}
          <section id="schemas">
            <h2>Schemas</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<article id="${name}">
                  <h3>${name}</h3>
                  ${typeOf(schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}
