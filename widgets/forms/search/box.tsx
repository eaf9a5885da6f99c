import type { ReactNode } from 'react';

interface SearchBoxProps {
  /** URL of the archive. */
  action: string;
  /** Label of the field. */
  label: string;
  button: string;
  /** Current query. */
  query?: string;
  /** Placeholder of the field. */
  placeholder?: string;
  /** Id of the field, unique on the page. */
  id: string;
}

/** Renders a search form. Its field is required, so browsers refuse an empty search even without script. */
export function SearchBox({ action, label, button, query = '', placeholder, id }: SearchBoxProps): ReactNode {
  return (
    <form className="search-form" role="search" action={action} data-widget="search" data-load="tap">
      <input type="hidden" name="pi" value="1" />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        name="all"
        defaultValue={query}
        placeholder={placeholder}
        maxLength={200}
        required
        enterKeyHint="search"
      />
      <button>{button}</button>
    </form>
  );
}
