import type { ReactNode } from 'react';
import { type LanguageCode, languages } from '../../shared/render/languages.ts';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

interface Edition {
  language: LanguageCode;
  url: string;
}

interface EditionsMenuProps {
  /** Language of the page. */
  language: LanguageCode;
  editions: readonly Edition[];
}

/** Renders the switch of editions. The other editions open under the current one, each with its own name. */
export function EditionsMenuBox({ language, editions }: EditionsMenuProps): ReactNode {
  const { name } = languages[language];
  return (
    <details className="responsive-menu" data-widget="responsive-menu" data-load="tap">
      <summary title={wordsFor(words, language).editions}>{name}</summary>
      <ul>
        {editions
          .filter(edition => edition.language !== language)
          .map(edition => (
            <li key={edition.language}>
              <a href={edition.url} lang={languages[edition.language].tag}>
                {languages[edition.language].name}
              </a>
            </li>
          ))}
      </ul>
    </details>
  );
}
