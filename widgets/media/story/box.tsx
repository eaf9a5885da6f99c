import type { ReactNode } from 'react';
import { printed } from '../../shared/render/table.ts';
import { sentences } from './table.ts';

export interface RenderedStory {
  newsId: string;
  /** Id of the video, where it has one of its own. */
  mediaId?: string;
  /** Address of the video. */
  url: string;
  title: string;
  /** 270 pixels wide and 480 high. */
  poster: string;
}

interface StoryBoxProps {
  language: string;
  /** Title of the stories. */
  title: string;
  stories: readonly RenderedStory[];
}

/**
 * A row of stories as the server prints it. Each is the button of a form that leads to the video itself, in the
 * browser's own player: the only thing that no tap is lost of before the script is there, and that works without one.
 */
export function StoryBox({ language, title, stories }: StoryBoxProps): ReactNode {
  return (
    <form className="story-row" data-widget="story" data-load="tap" data-title-label={title} {...printed(sentences, language)}>
      <ul className="story-list" aria-label={title}>
        {stories.map(({ newsId, mediaId, url, title: name, poster }) => (
          <li key={url}>
            <button className="story-opener" formAction={url} data-conf={JSON.stringify({ newsId, mediaId, mediaUrl: url })}>
              <img className="story-poster" src={poster} alt="" width="270" height="480" loading="lazy" decoding="async" />
              <span className="story-name">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
