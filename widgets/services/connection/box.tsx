import type { ReactNode } from 'react';
import { printed } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { printedBrowser, printedSystem } from './rendered-names.ts';
import { sentences } from './table.ts';
import words from './words.json' with { type: 'json' };

interface ConnectionBoxProps {
  language: string;
  /** URL of the call that returns the reader's IP address. */
  ipUrl: string;
  /** A page that shows the same without script. Not set on that page itself. */
  page?: { url: string; label: string };
  /** The reader's data, on a page that is rendered for one reader. Never set on a cached page. */
  reader?: { ip: string; userAgent: string };
}

/**
 * Renders information about the reader's connection. On a cached page, it has placeholders, which the browser fills in.
 */
export function ConnectionBox({ language, ipUrl, page, reader }: ConnectionBoxProps): ReactNode {
  const { ip, browser, system, unknown } = wordsFor(words, language);
  const entries = [
    ['data-ip', ip, reader?.ip],
    ['data-browser', browser, reader && printedBrowser(reader.userAgent)],
    ['data-system', system, reader && printedSystem(reader.userAgent)],
  ] as const;
  return (
    <section className="connection" data-widget="connection" data-ip-url={ipUrl} {...printed(sentences, language)}>
      <dl className="connection-facts">
        {entries.map(([name, label, known]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd dir="auto" {...{ [name]: '' }} {...(known && { 'data-known': '' })}>
              {known === undefined ? '…' : known || unknown}
            </dd>
          </div>
        ))}
      </dl>
      <p className="connection-message" role="status" />
      {page ? (
        <a className="connection-page" href={page.url}>
          {page.label}
        </a>
      ) : null}
    </section>
  );
}
