import $ from 'jquery';

/** An item of a list of news, as the page has them. */
export const newsItem = ({ id, image, kicker, title, url, topic, time, dateTime }) =>
  $('<li class="news-item">').attr('data-id', id).append(
    $('<img class="news-image" width="360" height="203" loading="lazy" decoding="async">').attr(image),
    $('<div class="news-text">').append(
      $('<p class="news-kicker">').text(kicker),
      $('<h3 class="news-title">').append($('<a>').attr('href', url).text(title)),
      $('<p class="news-meta">').append(
        $('<span class="news-topic">').text(topic),
        $('<time>').attr('datetime', dateTime).text(time),
      ),
    ),
  );
