import type { ReactNode } from 'react';
import { renderingKernel } from '../../shared/render/rendering-kernel.ts';
import { attributes, labels, speaker } from '../../shared/render/table.ts';
import { wordsFor } from '../../shared/render/words.ts';
import { prerollLabels } from '../../shared/adverts/rendered-labels.ts';
import { formatTime } from '../../shared/playback/format-time.ts';
import { playerLabels } from '../../shared/playback/rendered-labels.ts';
import type { Captions } from '../../shared/playback/captions.ts';
import type { Source } from '../../shared/playback/source.ts';
import words from './words.json' with { type: 'json' };

export interface RenderedLazyVideo {
  newsId: string;
  /** Id of the video, if it has one. */
  mediaId?: string;
  /** URL of the video, or of its qualities. Empty if there is nothing to play. */
  mediaUrl: string | readonly Source[];
  captions?: readonly Captions[] | undefined;
  /** Path of the story. */
  url: string;
  title: string;
  /** Duration in seconds, if known. */
  length?: number | undefined;
  /** A 16:9 picture. */
  picture: ReactNode;
}

interface LazyVideoBoxProps {
  language: string;
  /** Title of the list. */
  title: string;
  videos: readonly RenderedLazyVideo[];
}

/** Converts captions to the format of `data-conf`. */
const namedAsPrinted = ({ isDefault, ...captions }: Captions) => ({ ...captions, default: isDefault });

function Video({ language, video }: { language: string; video: RenderedLazyVideo }): ReactNode {
  const { newsId, mediaId, mediaUrl, captions, url, title, length, picture } = video;
  return (
    <li className="lazy-video-item" data-conf={JSON.stringify({ newsId, mediaId, mediaUrl, captions: captions?.map(namedAsPrinted) })}>
      <figure>
        <button className="lazy-video-opener" formAction={url}>
          {picture}
          <svg className="lazy-video-mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M7 4v16l13-8z" />
          </svg>
          {length ? (
            <time className="lazy-video-length" dateTime={`PT${length}S`}>
              {formatTime(length, renderingKernel(language).digits)}
            </time>
          ) : null}
          <span className="visually-hidden">{wordsFor(words, language).play.replace('{title}', () => title)}</span>
        </button>
      </figure>
      <h3>
        <a href={url}>{title}</a>
      </h3>
    </li>
  );
}

/**
 * Renders a list of videos. Each picture is a button in a form that leads to the story. Only a button keeps early taps
 * and also works without script.
 */
export function LazyVideoBox({ language, title, videos }: LazyVideoBoxProps): ReactNode {
  const of = speaker(language);
  return (
    <form
      className="lazy-videos"
      data-widget="lazy-video"
      data-load="tap"
      {...attributes(labels({ ...playerLabels(of), ...prerollLabels(of) }))}
    >
      <ul className="lazy-video-list" aria-label={title}>
        {videos.map(video => (
          <Video language={language} video={video} key={video.newsId} />
        ))}
      </ul>
    </form>
  );
}
