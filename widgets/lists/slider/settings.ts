import { isRecord, parseJson } from '../../shared/base/json.ts';
import { markupError } from '../../shared/markup/markup-error.ts';

/** The settings of a slider: what its `data-conf` may hold. */
export interface SliderSettings {
  /** Slides side by side on wide screens, 1 to 6; 'variable' is three, and on narrower ones a part of the next. */
  items: number | 'variable';
  /** It moves by itself: every five seconds, or every so many milliseconds. */
  auto: boolean | number;
  /** Buttons, back and on. */
  controls: boolean;
  /** A button for each slide. */
  paging: boolean;
  /** The buttons of the slides are in the header. */
  pagingHeader: boolean;
  /** Its height follows the current slide, once the reader has moved it. */
  autoHeight: boolean;
  /** Pixels that a finger has to move a slider that loops; others scroll by themselves. */
  touchThreshold: number;
  /** Slides above each other, 1 to 3. */
  rows: number;
  /** Small pictures instead of plain buttons for paging: three are seen at a time. */
  indicator: boolean;
  /** The small pictures stand beside the slide, in a column: five are seen at a time. */
  vertical: boolean;
  /** After the last slide comes the first. */
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

/** Names that every object has, such as `constructor`, are not settings. */
const names = Object.keys(defaults);

/** Names allowed in the `data-conf` of any box. */
const ofEveryBox = /^(id|seqKey|topicFilter|tabGroup|groupTitle|moreBtnTitle|loadMoreBtnTitle|selector|rssUrl)$/;

/** The least and the most of the settings that are numbers; a box that moves by itself may also say so alone. */
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

/** The settings of a box that gives some of them: two slides side by side where they stand in rows. */
export const completeSettings = (given: Partial<SliderSettings>): SliderSettings => ({
  ...defaults,
  items: given.rows && given.rows > 1 ? 2 : 1,
  ...given,
});

/** A number that a host has printed as a text, as all boxes take it. */
const numeric = (value: unknown): unknown => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);

/** Reads a box's `data-conf`. Throws MarkupError, with its name, where a setting is unknown or of no use. */
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
