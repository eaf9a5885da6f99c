import { element, type Rows } from '../../shared/render/table.ts';

export const parts: Rows = [
  element('form', 'In the box, or around it. Inside a form of the page: a button with a `formaction` instead.'),
  element(':is([type=search],[type=text],input:not([type]))', 'The words. What its `placeholder` says is not searched for. With `required`, the browser stops an empty search.'),
];
