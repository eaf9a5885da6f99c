import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

interface ShareBoxProps {
  language: string;
  /** What is passed on: its title, and its one true address with the host. */
  title: string;
  url: string;
}

interface Way {
  name: string;
  address: string;
}

const appNames = {
  telegram: { fa: 'تلگرام', others: 'Telegram' },
  whatsApp: { fa: 'واتساپ', others: 'WhatsApp' },
  bale: { fa: 'بله', others: 'Bale' },
  eitaa: { fa: 'ایتا', others: 'Eitaa' },
  x: { fa: 'ایکس', others: 'X' },
} as const;

/**
 * A text as a value of an address. What a browser encodes by itself stays as it is written elsewhere on the page: a
 * Persian title is six times as long in percent signs.
 */
const encodeText = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}\u200C]+/gu, encodeURIComponent);

/** The ways to pass a story on that are plain addresses. */
function waysOf({ language, title, url }: ShareBoxProps): Way[] {
  const text = encodeText(title);
  const link = encodeURIComponent(url);
  const both = `url=${link}&text=${text}`;
  const nameOf = (app: keyof typeof appNames): string => appNames[app][language === 'fa' ? 'fa' : 'others'];
  return [
    { name: nameOf('telegram'), address: `https://t.me/share/url?${both}` },
    { name: nameOf('whatsApp'), address: `https://wa.me/?text=${text}%20${link}` },
    { name: nameOf('bale'), address: `https://ble.ir/share/url?${both}` },
    { name: nameOf('eitaa'), address: `https://eitaa.com/share/url?${both}` },
    { name: nameOf('x'), address: `https://x.com/intent/post?${both}` },
    { name: wordsFor(words, language).email, address: `mailto:?subject=${text}&body=${link}` },
  ];
}

/** The ways to pass a story on, as a server prints them: the phone's own is there once a script has found it. */
export function ShareBox(props: ShareBoxProps): ReactNode {
  const { language, title, url } = props;
  return (
    <details className="share" data-widget="share" data-load="tap" data-title={title} data-url={url}>
      <summary>{wordsFor(viewerWords, language).share}</summary>
      <ul>
        {waysOf(props).map(({ name, address }) => (
          <li key={address}>
            <a className="button" href={address} rel="noopener noreferrer nofollow">
              {name}
            </a>
          </li>
        ))}
        <li>
          <button type="button" disabled>
            {wordsFor(words, language).otherApps}
          </button>
        </li>
      </ul>
    </details>
  );
}
