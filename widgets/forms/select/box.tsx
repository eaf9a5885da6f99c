import type { ReactNode } from 'react';
import { printed } from '../../shared/render/table.ts';
import { sentences } from './table.ts';

export interface SelectOption {
  value: string;
  text: string;
}

interface SelectBoxProps {
  language: string;
  id: string;
  name: string;
  options: readonly SelectOption[];
  /** The value that is chosen. */
  value?: string;
  /** The list stays open when something is chosen. */
  keepsOpen?: boolean;
  /** The form goes out when something is chosen. */
  submitsOnChange?: boolean;
}

/**
 * A select as the server prints it: the browser's own. A label names it by its id. It shows what the page was printed
 * for: on the way back browsers would fill in what was chosen before the reader left, but for `autocomplete`.
 */
export function SelectBox(props: SelectBoxProps): ReactNode {
  const { language, id, name, options, value, keepsOpen = false, submitsOnChange = false } = props;
  return (
    <div
      className="select"
      data-widget="select"
      {...printed(sentences, language)}
      {...(keepsOpen && { 'data-keep-open': '' })}
      {...(submitsOnChange && { 'data-submit-on-change': '' })}
    >
      <select id={id} name={name} defaultValue={value} autoComplete="off">
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
