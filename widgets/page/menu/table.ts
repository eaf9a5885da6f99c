import { attribute, element, inside, plainButton, required, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  element(':is(a,button)[data-target]', 'The trigger, unless the box itself is it.'),
  attribute('data-target', 'text', 'On the trigger: the id of the menu, such as `#menu`. The menu may be anywhere but inside a `transform`.'),
  inside('a[data-target]', required(attribute('data-slide', ['none'], 'On a trigger that is a link: its first tap is kept.'))),
  attribute('data-close', 'text', 'The label of the close button.'),
  attribute('aria-label', 'text', 'What the menu is called; else the trigger’s text.'),
  inside('.menu-trigger', required(element('&:empty', 'Its styles draw three lines: what it is called is in its `aria-label`.'))),
  plainButton(':is(button)[data-target]'),
];
