interface Findings {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

interface StorybookPage {
  axe: { run(context: object, options: object): Promise<Findings> };
  __STORYBOOK_PREVIEW__: { currentRender: { story: { parameters: { a11y?: Settings } } } };
}

interface Settings {
  test?: string;
  disable?: boolean;
}

/**
 * What axe finds of colour on the page as it is now: of what it looks at only that depends on the theme, and the rest
 * was looked at when the story was played. Runs in the browser, by the axe that the accessibility addon has loaded and
 * set for this story; the addon itself would first wait a tenth of a second for animations, which are stopped here.
 * With `everything`, what axe finds beside colour too, for a page that it has not seen.
 */
export async function findColorBarriers(everything: boolean | void): Promise<string[]> {
  const { axe, __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  const { a11y } = preview.currentRender.story.parameters;
  if (a11y?.disable || a11y?.test !== 'error') return [];
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    {
      // A story is a part of a page and stands in no landmark.
      ...(everything
        ? { rules: { region: { enabled: false } } }
        : { runOnly: ['color-contrast', 'link-in-text-block'] }),
      resultTypes: ['violations'],
    },
  );
  return violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${help} (${rule})\n${html}\n${failureSummary}`),
  );
}
