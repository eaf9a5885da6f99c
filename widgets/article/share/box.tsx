import type { ReactNode } from 'react';
import { Icon } from '../../shared/render/icon.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import viewerWords from '../../shared/viewer/words.json' with { type: 'json' };
import words from './words.json' with { type: 'json' };

interface ShareBoxProps {
  language: string;
  /** Title and canonical absolute URL of the shared page. */
  title: string;
  url: string;
}

interface ShareTarget {
  name: string;
  address: string;
  /** Path data of its icon. */
  path: string;
}

const sheetPath = 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8';

/**
 * Encodes a text for a query. Leaves characters that browsers encode themselves or that need no encoding, because a
 * percent-encoded Persian title is six times as long.
 */
const encodeText = (text: string): string => text.replace(/[^\w:/.\x80-\uffff-]+/g, encodeURIComponent);

/** Returns the share links that work without script. */
function shareTargets({ language, title, url }: ShareBoxProps): ShareTarget[] {
  const text = encodeText(title);
  const link = encodeText(url);
  const both = `url=${link}&text=${text}`;
  const isPersian = language === 'fa';
  return [
    {
      name: isPersian ? 'تلگرام' : 'Telegram',
      address: `https://t.me/share/url?${both}`,
      path: 'M3 11l18-7-3 16-6-4-3 4-1-7zM8 13L21 4',
    },
    {
      name: isPersian ? 'واتساپ' : 'WhatsApp',
      address: `https://wa.me/?text=${text}%20${link}`,
      path: 'M4 20l1-4a8 8 0 1 1 3 3zM9 8c0 4 3 7 7 7l0-2-2-1-1 1-2-2 1-1-1-2z',
    },
    {
      name: isPersian ? 'ایکس' : 'X',
      address: `https://x.com/intent/post?${both}`,
      path: 'M4 4l12 16h4L8 4zM19 4L5 20',
    },
  ];
}

/** Renders the share links. A script enables the button for the phone's share sheet if there is one. */
export function ShareBox(props: ShareBoxProps): ReactNode {
  const { language, title, url } = props;
  return (
    <div
      className="share"
      data-widget="share"
      data-pack="reading"
      data-load="scroll"
      data-title={title}
      data-url={url}
      role="group"
      aria-label={wordsFor(viewerWords, language).share}
    >
      {shareTargets(props).map(({ name, address, path }) => (
        <a href={address} rel="noopener noreferrer nofollow" aria-label={name} key={address}>
          <Icon path={path} />
        </a>
      ))}
      <button type="button" disabled aria-label={wordsFor(words, language).otherApps}>
        <Icon path={sheetPath} />
      </button>
    </div>
  );
}
