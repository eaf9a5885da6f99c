import { element, inside, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  element('&.responsive-menu', 'On a `details`, put it into a row (`display: flex`), or its list opens at the far end of the line. On a whole menu, the box is the menu’s `ul`. Without the class, an open submenu pushes the menu down.'),
  inside('.responsive-menu ul', required(element('&li ul,details ul,.submenu', 'Lists in the box open over the page: the box of a whole menu is its `ul`.'))),
  element('li > details', 'A submenu: a list after the `summary`.'),
  element('.submenu', 'A submenu without `details`: your own styles show it by `:hover` and `:focus-within`.'),
];
