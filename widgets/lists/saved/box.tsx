import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

/** Language tags for formatting times in languages that not every phone supports. */
const written: Readonly<Record<string, string>> = { ckb: 'ar-u-nu-arab' };

/** Renders the list of saved pages. The server does not know which pages are saved. */
export function SavedBox({ language }: { language: string }): ReactNode {
  const { none, later, read, forget, remove, size, total, waiting, ...sentences } = wordsFor(words, language);
  const { copy, offline, missing, again, slow, readKept, kept } = sentences;
  return (
    <section
      className="saved"
      data-widget="saved"
      data-pack="shelf"
      data-load="now"
      data-slow={slow}
      data-read={readKept}
      data-saved={kept}
      data-kilobytes={size}
      data-remove={remove}
    >
      <template lang={written[language] ?? language}>
        <p data-kept="">
          {`${copy} `}
          <a href="?">
            <u>{again}</u>
          </a>
        </p>
      </template>
      <p className="saved-offline" role="status" hidden>
        <b hidden>{`${missing} `}</b>
        {`${offline} `}
        <a href="?">
          <u>{again}</u>
        </a>
      </p>
      <p className="saved-none">{none}</p>
      <div hidden>
        <h2>{waiting}</h2>
        <ul className="saved-waiting" />
      </div>
      <div hidden>
        <h2>{later}</h2>
        <ul className="saved-later" />
      </div>
      <div hidden>
        <h2>{read}</h2>
        <ul className="saved-read" />
      </div>
      <p className="saved-total" hidden>
        {`${total} `}
        <span />
        <button type="button">{forget}</button>
      </p>
    </section>
  );
}
