import type { ReactNode } from 'react';
import { hideAddress } from './model.ts';

interface MailLinkBoxProps {
  address: string;
  /** URL of a contact form, for readers without script. */
  formUrl: string;
  children: ReactNode;
}

/** Renders a link to a hidden e-mail address. Without script, it leads to a form. */
export const MailLinkBox = ({ address, formUrl, children }: MailLinkBoxProps): ReactNode => (
  <a className="mail-link" data-widget="mail-link" data-mail={hideAddress(address)} href={formUrl}>
    {children}
  </a>
);
