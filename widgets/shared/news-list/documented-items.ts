/** Descriptions of a list item's fields, apart from id, title and URL. */
export const newsListFields = {
  'newsList[].kicker': 'The line above the title.',
  'newsList[].type': 'What it is, where that is no text: `Video`, `Pictures`. Left out where it is one.',
  'newsList[].topic': 'Name of its topic.',
  'newsList[].day': 'In a list by days, the name of its day, where the item before it is of another one. Left out elsewhere.',
  'newsList[].isNew': 'Whether it has come in so lately that its time stands out.',
  'newsList[].time': 'When it was published, for people.',
  'newsList[].dateTime': 'The same for machines, ISO 8601.',
  'newsList[].image.src': 'Address of its image.',
  'newsList[].image.alt': 'What the image shows.',
} as const;

/** Template of the items in the example newsroom's responses. */
export const itemsTemplate =
  '{{#newsList}}<li data-id="{{id}}" class="news-item">{{#day}}<p class="news-day">{{day}}</p>{{/day}}{{#image.src}}<img src="{{image.src}}" alt="{{image.alt}}" width="360" height="203" loading="lazy" decoding="async" class="news-image">{{/image.src}}<div class="news-text"><p class="news-kicker">{{kicker}}</p><h3 class="news-title"><a href="{{url}}">{{title}}</a></h3><p class="news-meta">{{#type}}<b>{{type}}</b>{{/type}}<span class="news-topic">{{topic}}</span><time datetime="{{dateTime}}"{{#isNew}} class="is-new"{{/isNew}}>{{time}}</time></p></div></li>{{/newsList}}';
