import type { ReactNode } from 'react';

interface ForgetBoxProps {
  /** Address of the call that deletes the reader's data on the server. */
  action: string;
  /** Beside the box to be ticked: that the reader means it. */
  sure: string;
  label: string;
}

/** The form that has all be forgotten of a reader. Without a script, the server's answer empties the phone. */
export const ForgetBox = ({ action, sure, label }: ForgetBoxProps): ReactNode => (
  <form className="forget" data-widget="forget" data-load="tap" method="post" action={action}>
    <label>
      <input type="checkbox" name="sure" required />
      {sure}
    </label>
    <button>{label}</button>
  </form>
);
