import { attribute, element, inside, required, type Rows, setting } from '../../shared/render/table.ts';

export const parts: Rows = [
  required(element(':is(.tab-list,.tab-group)', 'A `ul.tab-list` of links to the ids of the panels, as a child of the box. Or boxes in a row become tabs: then the box is a `.tab-group`, and each in it has a heading.')),
  element('.tab-list a', 'Its text is the tab’s name.'),
  inside('.tab-list a', required(attribute('data-slide', ['none'], 'Keeps its first tap.'))),
  element('.tab-panels', 'Around the panels, as a child of the box.'),
  element('.tab-panels .tab-panel', 'A panel, with an id.'),
  inside('.tab-panel', attribute('data-title', 'text', 'Its title in print.')),
  element('&.has-title', 'If there is a `groupTitle`.'),
  inside('[data-conf]',
    setting('tabGroup', 'text', 'The name of the group, in each box of it.'),
    setting('groupTitle', 'text', 'The heading of the group, in one of them.'),
  ),
];
