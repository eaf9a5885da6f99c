import type { NewsListItem } from '../news-list/news-list.tsx';
import { json, text } from './server.ts';

export const newsItem = (id: number): NewsListItem => ({
  id: String(id),
  title: `خبر ${id}`,
  url: `/news/${id}`,
  kicker: '',
  type: '',
  topic: '',
  day: '',
  time: '',
  dateTime: '',
  image: { src: `/media/${id}.jpg`, alt: '' },
});

/** Creates the server's response with more news. */
export const newsAnswer = (ids: readonly number[], seqKey = '') => json({ seqKey, newsList: ids.map(newsItem) });

/** A shortened version of the partial. */
export const moreNewsPartial = text('{{#newsList}}<li data-id="{{id}}"><a href="{{url}}">{{title}}</a></li>{{/newsList}}');
