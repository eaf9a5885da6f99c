/** Browsers by what only they say of themselves: many say the names of others, too, which are further down. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/YaBrowser\/(\d+)/, 'Yandex Browser'],
  [/UCBrowser\/(\d+)/, 'UC Browser'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/; wv\).*Chrome\/(\d+)/, 'Android WebView'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

/** Some browsers say one version for all: Chrome's Android is always 10, on a phone called K, and its Windows NT 10. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android 10; K\)/, 'Android'],
  [/Android (\d+)/, 'Android'],
  [/(?:iPhone|iPod).* OS (\d+)/, 'iOS'],
  [/iPad.* OS (\d+)/, 'iPadOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** The first of some names that a user agent has, with its version where that is told; empty where it has none. */
export function nameIn(userAgent: string, names: readonly (readonly [RegExp, string])[]): string {
  for (const [pattern, name] of names) {
    const found = pattern.exec(userAgent);
    if (found) return found[1] === undefined ? name : `${name} ${found[1]}`;
  }
  return '';
}

/** The browser that a user agent names, such as `Firefox 130`; empty where it names none that is known. */
export const browserOf = (userAgent: string): string => nameIn(userAgent, browsers);

/** The operating system that a user agent names, with its version where that is told; empty where it is not known. */
export const systemOf = (userAgent: string): string => nameIn(userAgent, systems);

/** From this version of its platform on, Windows is called 11. */
const firstOfWindows11 = 13;

/** The system as a browser's hints have it; empty where they say no more than the user agent. */
export function hintedSystem(platform: string, version: string): string {
  const number = parseInt(version);
  if (!(number > 0)) return '';
  if (platform === 'Android') return `Android ${number}`;
  return platform === 'Windows' ? `Windows ${number >= firstOfWindows11 ? 11 : 10}` : '';
}

/** Tells if a text may be an address of the internet, of either version. */
export const isAddress = (text: string): boolean =>
  /^(\d{1,3}\.){3}\d{1,3}$/.test(text) || /^(?=.*:.*:)[\da-f:.]{2,45}$/i.test(text);
