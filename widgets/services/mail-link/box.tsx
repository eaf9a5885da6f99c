import type { ReactNode } from 'react';
import { hideAddress } from './model.ts';

interface MailLinkBoxProps {
  address: string;
  /** A form that reaches the same people, for who has no script. */
  formUrl: string;
  children: ReactNode;
}

/** A link to an e-mail address that is not in the markup as such; until the script has come it leads to a form. */
export const MailLinkBox = ({ address, formUrl, children }: MailLinkBoxProps): ReactNode => (
  <a className="mail-link" data-widget="mail-link" data-mail={hideAddress(address)} href={formUrl}>
    {children}
  </a>
);
