import type { ReactNode } from 'react';
import { printed } from '../../shared/render/table.ts';
import { sentences } from './table.ts';

export interface RenderedStory {
  newsId: string;
  /** Id of the video, if it has one. */
  mediaId?: string;
  /** URL of the video. */
  url: string;
  title: string;
  /** 270 × 480 pixels. */
  poster: string;
}

interface StoryBoxProps {
  language: string;
  title: string;
  stories: readonly RenderedStory[];
}

/**
 * Renders a row of stories. Each is a button in a form that leads to the video file. Only a button keeps early taps and
 * also works without script.
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
