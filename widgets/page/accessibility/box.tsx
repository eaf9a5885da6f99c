import type { ReactNode } from 'react';
import { isLanguageCode, wordsFor } from '../../shared/render/words.ts';
import { languages } from '../../shared/render/languages.ts';
import { type Feature, featureNames, features } from './model.ts';
import words from './words.json' with { type: 'json' };

interface FeatureButtonProps {
  feature: Feature;
  language: string;
}

/** Renders a feature's button. With two values, it can be pressed; with more, it shows the value. */
function FeatureButton({ feature, language }: FeatureButtonProps): ReactNode {
  const says = wordsFor(words, language);
  if (feature === 'contrast' || feature === 'highlightLinks') {
    return (
      <button type="button" data-feature={feature} aria-pressed={false}>
        {says[feature]}
      </button>
    );
  }
  return (
    <button type="button" data-feature={feature}>
      {says[feature]}
      {features[feature].map(value => (
        <span data-value={value} hidden={value !== 'normal'} key={value}>
          {says[feature === 'scheme' && value === 'normal' ? 'device' : value]}
        </span>
      ))}
    </button>
  );
}

/** Renders the menu of display settings: a group of buttons that switch to the next value. */
export function AccessibilityMenu({ language }: { language: string }): ReactNode {
  const { title, reset } = wordsFor(words, language);
  return (
    <section className="accessibility-menu" aria-label={title} hidden>
      {featureNames.map(feature => (
        <FeatureButton feature={feature} language={language} key={feature} />
      ))}
      <button type="button">{reset}</button>
    </section>
  );
}

interface AccessibilityBoxProps {
  language: string;
  /** True to render the menu too. Otherwise the first tap loads it, in Persian or English. */
  withMenu?: boolean;
}

/** Renders a button for another menu that opens the same settings. */
export const DisplaySettingsBox = ({ language }: { language: string }): ReactNode => (
  <div className="display-settings needs-script" data-widget="accessibility" data-load="tap">
    <button type="button">{wordsFor(words, language).title}</button>
  </div>
);

/** Renders the button for display settings. Hidden without script, because nothing could be stored. */
export function AccessibilityBox(props: AccessibilityBoxProps): ReactNode {
  const { language, withMenu = !/^(fa|en)$/.test(language) } = props;
  const isLeftToRight = isLanguageCode(language) && languages[language].direction === 'ltr';
  return (
    <div
      className={`accessibility needs-script${isLeftToRight ? ' at-line-end' : ''}`}
      data-widget="accessibility"
      data-load="tap"
    >
      <button type="button" aria-label={wordsFor(words, language).title}>
        ♿︎
      </button>
      {withMenu ? <AccessibilityMenu language={language} /> : null}
    </div>
  );
}
