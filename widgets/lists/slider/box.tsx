import type { ReactNode } from 'react';
import { withNumber } from '../../shared/markup/parse.ts';
import { formatNumber } from '../../shared/render/format-number.ts';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import { completeSettings, type SliderSettings } from './settings.ts';
import words from './words.json' with { type: 'json' };

/** Largest number of page buttons. A longer slider shows its position as text. */
const mostPages = 12;

interface SliderItem {
  key: string;
  content: ReactNode;
  /** URL of its thumbnail, for an indicator. */
  thumbnail?: string;
}

export interface SliderBoxProps {
  language: string;
  title: string;
  items: readonly SliderItem[];
  conf: Partial<SliderSettings>;
  /** Content of the header. Default: the title. */
  header?: ReactNode;
  /** Wakes at the first tap or focus instead of when visible. For sliders whose buttons do not show the position. */
  load?: 'tap';
}

/** Returns the position of a slide as text. */
function positionText(language: string, position: number, total: number): string {
  const text = withNumber(wordsFor(viewerWords, language).position, formatNumber(position, language));
  return text.replace('{total}', formatNumber(total, language));
}

/** Returns the CSS classes for the settings. */
function classesOf({ items, rows, autoHeight, indicator, vertical, loop }: SliderSettings): string {
  const classes = [
    'slider',
    `slider-${items}`,
    rows > 1 && `slider-rows slider-rows-${rows}`,
    autoHeight && 'slider-fitted',
    loop && 'slider-looping',
    indicator && 'slider-indicator',
    vertical && 'slider-vertical',
  ];
  return classes.filter(Boolean).join(' ');
}

function ControlButton({ name, label, sign }: { name: 'previous' | 'next'; label: string; sign: string }): ReactNode {
  return (
    <button className={`slider-${name}`} type="button" aria-label={label}>
      <span className="slider-arrow" aria-hidden="true">
        {sign}
      </span>
    </button>
  );
}

interface PagerProps {
  language: string;
  items: readonly SliderItem[];
  settings: SliderSettings;
}

/** Renders a button for each step. An indicator shows thumbnails. */
function Pager({ language, items, settings: { rows, indicator } }: PagerProps): ReactNode {
  const first = items.filter((_, index) => index % rows === 0);
  return (
    <div className="slider-pager needs-script" role="group" aria-label={wordsFor(words, language).choose}>
      {first.map(({ key, thumbnail }, index) => (
        <button
          key={key}
          type="button"
          aria-label={positionText(language, index * rows + 1, items.length)}
          aria-current={index === 0 ? 'true' : undefined}
        >
          {indicator && thumbnail ? <img src={thumbnail} alt="" width="96" height="64" loading="lazy" decoding="async" /> : null}
        </button>
      ))}
    </div>
  );
}

/** Renders the buttons that move the slider, and its position. */
function Controls({ language, items, settings }: PagerProps): ReactNode {
  const { rows, auto, controls, paging, indicator } = settings;
  const { previous, next } = wordsFor(viewerWords, language);
  const { pause, resume } = wordsFor(words, language);
  const isLong = paging && !indicator && items.length > mostPages * rows;
  const hasControls = controls || isLong;
  return (
    <div className="slider-steering needs-script">
      {auto ? (
        <button className="slider-pause" type="button" aria-label={pause} data-pause={pause} data-resume={resume} />
      ) : null}
      {hasControls ? <ControlButton name="previous" label={previous} sign="‹" /> : null}
      {paging && !indicator && !isLong ? <Pager language={language} items={items} settings={settings} /> : null}
      <p className={isLong ? 'slider-status' : 'slider-status visually-hidden'} aria-live="polite">
        {positionText(language, 1, items.length)}
      </p>
      {hasControls ? <ControlButton name="next" label={next} sign="›" /> : null}
    </div>
  );
}

/** Renders slides that scroll sideways. Without script too, the set number of slides is visible. */
export function SliderBox({ language, title, items, conf, header, load }: SliderBoxProps): ReactNode {
  const settings = completeSettings(conf);
  const { rows, indicator, loop, pagingHeader } = settings;
  const { slider, slide } = wordsFor(words, language);
  const controls = items.length > rows ? <Controls language={language} items={items} settings={settings} /> : null;
  const list = (
    <div className="slider-items">
      {items.map(({ key, content }, index) => (
        <div
          className="slider-item"
          key={key}
          role="group"
          aria-roledescription={slide}
          aria-label={positionText(language, index + 1, items.length)}
        >
          {content}
        </div>
      ))}
    </div>
  );
  return (
    <section
      className={classesOf(settings)}
      data-widget="slider"
      data-conf={JSON.stringify(conf)}
      data-load={load}
      aria-roledescription={slider}
      aria-label={title}
    >
      <div className="slider-head">
        {header ?? <h2 className="slider-title">{title}</h2>}
        {pagingHeader ? controls : null}
      </div>
      <div className="slider-body">
        {loop ? (
          <div className="slider-track" data-glide-el="track">
            {list}
          </div>
        ) : (
          list
        )}
        {indicator && items.length > rows ? <Pager language={language} items={items} settings={settings} /> : null}
      </div>
      {pagingHeader ? null : controls}
    </section>
  );
}
