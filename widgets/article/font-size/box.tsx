import type { ReactNode } from 'react';
import { messagesFor } from '../../shared/print/messages/messages.ts';

/** The font-size tools of an article, as the server prints them (SPEC §2.2). */
export function FontSizeBox({ language }: { language: string }): ReactNode {
  const messages = messagesFor(language);
  return (
    <div className="font-size needs-script" data-widget="font-size" data-load="tap" role="group" aria-label={messages.fontSize}>
      <button type="button" data-step="smaller" aria-label={messages.fontSmaller}>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" data-step="reset" aria-label={messages.fontReset}>
        <span aria-hidden="true">{language === 'fa' ? 'الف' : 'A'}</span>
      </button>
      <button type="button" data-step="larger" aria-label={messages.fontLarger}>
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
