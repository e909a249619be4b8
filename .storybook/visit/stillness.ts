/** What moves on the page although its reader asked for less motion. Runs in the browser. */
export function movesInSpiteOfReader(): string[] {
  const LONGEST_FADE_MS = 120;
  const moving = /^(all|transform|translate|scale|rotate|top|left|right|bottom|inset.*|width|height|margin.*)$/;
  const inMs = (time: string) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);
  // Storybook's own screens stand beside the story in the body.
  const nodes = document.querySelectorAll('body > :not([class^="sb-"], [id="storybook-docs"]) *');
  return [...nodes].flatMap((node) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const look = getComputedStyle(node, pseudo || null);
      if (pseudo && look.content === 'none') return [];
      const name = `${node.getAttribute('class') ?? node.tagName}${pseudo}`;
      // A clock may tick: steps are how a bar that tells time still tells it.
      const animated =
        look.animationName !== 'none' &&
        inMs(look.animationDuration) > LONGEST_FADE_MS &&
        !look.animationTimingFunction.startsWith('steps(');
      const durations = look.transitionDuration.split(',');
      const moved = look.transitionProperty
        .split(',')
        .filter(
          (property, place) => moving.test(property.trim()) && inMs(durations[place % durations.length] ?? '0') > 0,
        );
      return [
        ...(animated ? [`${name} runs ${look.animationName} for ${look.animationDuration}`] : []),
        ...moved.map((property) => `${name} moves by ${property.trim()}`),
      ];
    }),
  );
}
