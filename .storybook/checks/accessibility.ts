interface Channel {
  once(event: string, listen: (message: never) => void): void;
  emit(event: string, ...message: unknown[]): void;
}

interface Findings {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

interface StorybookPage {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: { currentRender: { id: string; story: { parameters: { a11y?: Settings } } } };
}

interface Settings {
  test?: string;
  disable?: boolean;
}

/**
 * What axe finds of colour on the page as it is now: of what it looks at only that depends on the theme, and the rest
 * was looked at when the story was played. Runs in the browser, by the accessibility addon itself, so that the story's
 * own rules count as they do there.
 */
export async function findColorBarriers(): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  const { id, story } = preview.currentRender;
  const settings = story.parameters.a11y;
  if (settings?.disable || settings?.test !== 'error') return [];
  const options = { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] };
  const { violations } = await new Promise<Findings>((done, refuse) => {
    channel.once('storybook/a11y/result', done);
    channel.once('storybook/a11y/error', refuse);
    channel.emit('storybook/a11y/manual', id, { ...settings, options });
  });
  return violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${help} (${rule})\n${html}\n${failureSummary}`),
  );
}
