/** Values of directives: an object is written as JSON. */
type Directives = Readonly<Record<string, string | object>>;

const textOf = (value: string | object): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Puts directives on an element, named without `data-wp-`. */
export function put(element: Element, directives: Directives): void {
  for (const [name, value] of Object.entries(directives)) element.setAttribute(`data-wp-${name}`, textOf(value));
}

/** Puts the same directives on all elements that a selector finds. */
export function putOn(parent: ParentNode, selector: string, directives: Directives): void {
  for (const element of parent.querySelectorAll(selector)) put(element, directives);
}

/** Makes an island of an element: what its words are, from its data attributes, is in its context. */
export function putIsland(element: HTMLElement, name: string, context: object, directives: Directives = {}): void {
  const { widget: _, pack: _pack, load: _load, view: _view, ...words } = element.dataset;
  put(element, { interactive: `dakkeh/${name}`, context: { ...words, ...context }, ...directives });
}

export const all = (parent: ParentNode, selector: string): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>(selector),
];

/** Makes a template that is shown once for each item of a list. */
export const each = (name: string, list: string, markup: string, key = `context.${name}`): string =>
  `<template data-wp-each--${name}="${list}" data-wp-each-key="${key}">${markup}</template>`;

/** An item of a list of news, as the page has them. */
export const newsItem = (link = ''): string =>
  `<li class="news-item" data-wp-bind--data-id="context.item.id"><img class="news-image" width="360" height="203" loading="lazy" decoding="async" data-wp-bind--src="context.item.image.src" data-wp-bind--alt="context.item.image.alt"><div class="news-text"><p class="news-kicker" data-wp-text="context.item.kicker"></p><h3 class="news-title"><a data-wp-bind--href="context.item.url" data-wp-text="context.item.title"${link}></a></h3><p class="news-meta"><span class="news-topic" data-wp-text="context.item.topic"></span><time data-wp-bind--datetime="context.item.dateTime" data-wp-text="context.item.time"></time></p></div></li>`;
