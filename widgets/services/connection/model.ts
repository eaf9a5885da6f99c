/** Patterns of browsers, the most specific first, because many user agents also contain the names of others. */
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

/**
 * Patterns of systems. Some browsers send a fixed version: Chrome says Android 10 with the device K, or Windows NT 10.
 */
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

/** Returns the first matching name with its version if there is one, or an empty string. */
export function nameIn(userAgent: string, names: readonly (readonly [RegExp, string])[]): string {
  for (const [pattern, name] of names) {
    const found = pattern.exec(userAgent);
    if (found) return found[1] === undefined ? name : `${name} ${found[1]}`;
  }
  return '';
}

/** Returns the browser of a user agent, such as `Firefox 130`, or an empty string. */
export const browserOf = (userAgent: string): string => nameIn(userAgent, browsers);

/** Returns the operating system of a user agent with its version if there is one, or an empty string. */
export const systemOf = (userAgent: string): string => nameIn(userAgent, systems);

/** First platform version of Windows 11. */
const firstOfWindows11 = 13;

/** Returns the system from client hints, or an empty string if they contain no more than the user agent. */
export function hintedSystem(platform: string, version: string): string {
  const number = parseInt(version);
  if (!(number > 0)) return '';
  if (platform === 'Android') return `Android ${number}`;
  return platform === 'Windows' ? `Windows ${number >= firstOfWindows11 ? 11 : 10}` : '';
}

/** Returns true if a text looks like an IPv4 or IPv6 address. */
export const isAddress = (text: string): boolean =>
  /^(\d{1,3}\.){3}\d{1,3}$/.test(text) || /^(?=.*:.*:)[\da-f:.]{2,45}$/i.test(text);
