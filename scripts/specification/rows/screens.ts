import type { Section } from '../row';
import { gameScreens, start } from './gameScreens';
import { login, popups } from './overlays';
import { routes } from './routes';
import { routesBeyond } from './routesBeyond';

export const screens: Section = {
  title: '2 Screens and routes',
  parts: [routes, start, login, popups, gameScreens, routesBeyond],
};
