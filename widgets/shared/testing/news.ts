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

/** Answer of the server when more news are asked for. */
export const newsAnswer = (ids: readonly number[], seqKey = '') => json({ seqKey, newsList: ids.map(newsItem) });

/** As much of the partial as tests look at. */
export const moreNewsPartial = text('{{#newsList}}<li data-id="{{id}}"><a href="{{url}}">{{title}}</a></li>{{/newsList}}');
