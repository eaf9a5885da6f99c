import type { ReactNode } from 'react';
import { messagesFor } from '../../shared/print/messages/messages.ts';

/** The short link of an article with its copy button, as the server prints it (SPEC §2.2). */
export function CopyLinkBox({ language, url }: { language: string; url: string }): ReactNode {
  const messages = messagesFor(language);
  const shown = url.replace(/^https?:\/\//, '');
  return (
    <div className="copy-link" data-widget="copy-link" data-load="scroll">
      <a className="copy-link-url" href={url} dir="ltr" aria-label={`${messages.shortLink}: ${shown}`}>
        {shown}
      </a>
      <button className="copy-link-button needs-script" type="button">
        {messages.copyLink}
      </button>
      <span className="copy-link-done" role="status" data-copied={messages.copied} />
    </div>
  );
}
