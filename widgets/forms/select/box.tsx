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
  /** The selected value. */
  value?: string;
  /** True if the list stays open after a choice. */
  keepsOpen?: boolean;
  /** True if a choice submits the form. */
  submitsOnChange?: boolean;
}

/**
 * Renders a native select. Its label refers to its id. `autocomplete` is off, because browsers would otherwise restore
 * an old choice after Back, which may not match the page.
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
