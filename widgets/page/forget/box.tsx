import type { ReactNode } from 'react';

interface ForgetBoxProps {
  /** URL of the call that deletes the reader's data on the server. */
  action: string;
  /** Label of the confirmation checkbox. */
  sure: string;
  label: string;
}

/**
 * Renders the form that deletes all of a reader's data. Without script, the server's response clears the browser's
 * data.
 */
export const ForgetBox = ({ action, sure, label }: ForgetBoxProps): ReactNode => (
  <form className="forget" data-widget="forget" data-load="tap" method="post" action={action}>
    <label>
      <input type="checkbox" name="sure" required />
      {sure}
    </label>
    <button>{label}</button>
  </form>
);
