import { addons } from 'storybook/manager-api';
import { brand } from './brand';

const isDark = matchMedia('(prefers-color-scheme: dark)');
const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function show() {
  addons.setConfig({
    theme: isDark.matches ? brand.dark : brand.light,
    // Ids and pictures go by "flows" and "foundations"; readers see them as the other sections.
    sidebar: { renderLabel: ({ type, name }) => (type === 'root' ? title(name) : name) },
  });
}
show();
isDark.addEventListener('change', show);
