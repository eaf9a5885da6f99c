import { isRecord, parseJson } from '../../shared/base/json.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** Settings of a slider in its `data-conf`. */
export interface SliderSettings {
  /**
   * Slides side by side on wide screens, 1 to 6. 'variable' means three, and on narrower screens a part of the next.
   */
  items: number | 'variable';
  /** Automatic moves: true means every five seconds, a number sets the milliseconds. */
  auto: boolean | number;
  /** Buttons for previous and next. */
  controls: boolean;
  /** A button for each slide. */
  paging: boolean;
  /** True if those buttons are in the header. */
  pagingHeader: boolean;
  /** True if the height follows the current slide, from the first move on. */
  autoHeight: boolean;
  /** Pixels that a finger must move in a looping slider. Other sliders scroll natively. */
  touchThreshold: number;
  /** Rows of slides, 1 to 3. */
  rows: number;
  /** Thumbnails instead of plain page buttons. Three are visible at a time. */
  indicator: boolean;
  /** True if the thumbnails are in a column beside the slide. Five are visible at a time. */
  vertical: boolean;
  /** True if the first slide follows the last. */
  loop: boolean;
}

const defaults: SliderSettings = {
  items: 1,
  auto: false,
  controls: false,
  paging: false,
  pagingHeader: true,
  autoHeight: false,
  touchThreshold: 20,
  rows: 1,
  indicator: false,
  vertical: false,
  loop: false,
};

/** Only own names count, so that `constructor` is not a setting. */
const names = Object.keys(defaults);

/** Names that the `data-conf` of any box may contain. */
const ofEveryBox = /^(id|seqKey|topicFilter|tabGroup|groupTitle|moreBtnTitle|loadMoreBtnTitle|selector|rssUrl)$/;

/** Ranges of numeric settings. `auto` may also be true. */
const ranges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  items: [1, 6],
  auto: [1000, 60_000],
  touchThreshold: [1, 200],
  rows: [1, 3],
};

function isUsable(name: string, value: unknown): boolean {
  const [least, most] = ranges[name] ?? [1, 0];
  if (typeof value === 'number') return value >= least && value <= most && value % 1 === 0;
  return typeof value === 'boolean' ? typeof defaults[name as keyof SliderSettings] === 'boolean' : name === 'items' && value === 'variable';
}

/** Adds the default settings. Sliders with rows have two slides side by side by default. */
export const completeSettings = (given: Partial<SliderSettings>): SliderSettings => ({
  ...defaults,
  items: given.rows && given.rows > 1 ? 2 : 1,
  ...given,
});

/** Converts digits in a text to a number, because hosts may print numbers as text. */
const numeric = (value: unknown): unknown => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);

/** Reads a box's `data-conf`. Throws MarkupError with the name of an unknown or invalid setting. */
export function parseSettings(conf = '{}'): SliderSettings {
  const printed = parseJson(conf);
  if (!isRecord(printed)) throw markupError(`data-conf="${conf}" is no JSON object`);
  const given = Object.fromEntries(Object.entries(printed).map(([name, value]) => [name, numeric(value)]));
  const settings = completeSettings(given);
  const { autoHeight, loop, rows, vertical, indicator } = settings;
  const own = Object.keys(given).filter(name => !ofEveryBox.test(name));
  const unusable = own.find(name => !names.includes(name) || !isUsable(name, given[name]));
  const conflict = (loop || autoHeight) && rows > 1 ? 'rows' : vertical && !indicator ? 'vertical' : undefined;
  const name = unusable ?? conflict;
  if (name) throw markupError(`data-conf="${conf}": ${name}`);
  return settings;
}
