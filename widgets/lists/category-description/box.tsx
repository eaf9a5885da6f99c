import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

interface CategoryDescriptionBoxProps {
  language: string;
  /** Id of the category. */
  id: string;
  /** Paragraphs of the description. */
  children: ReactNode;
}

/** Renders a category's description. The server does not know its height. */
export function CategoryDescriptionBox({ language, id, children }: CategoryDescriptionBoxProps): ReactNode {
  const { showMore, showLess } = wordsFor(words, language);
  const text = `category-description-${id}`;
  return (
    <div className="category-description opened-by-script" data-widget="category-description" data-less={showLess}>
      <div className="category-description-inside">
        <div className="category-description-text" id={text}>
          {children}
        </div>
        <p className="category-description-toggle needs-script">
          <button type="button" aria-expanded="false" aria-controls={text}>
            {showMore}
          </button>
        </p>
      </div>
    </div>
  );
}
