import { createElement, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** The boxes of a story, as the host's server prints them. */
    boxesOf: Readonly<Record<string, string>>;
    stories: readonly string[];
    startHost?: () => void;
  }
}

const storyOf = (): string => location.pathname.split('/').at(-1) ?? '';

/** A host whose links are its own, as those of Next and Remix are. Boxes are HTML to React, which it leaves alone. */
function Host(): unknown {
  const [story, setStory] = useState(storyOf);
  useEffect(() => {
    const follow = (): void => setStory(storyOf());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const links = self.stories.map(id => {
    const onClick = (event: Event): void => {
      event.preventDefault();
      history.pushState(null, '', `/host/${id}`);
      setStory(id);
    };
    return createElement('a', { key: id, href: `/host/${id}`, onClick } as object, `Story ${id}`);
  });
  return [
    createElement('h1', { key: 'title' }, `Story ${story}`),
    createElement('nav', { key: 'links' }, links),
    createElement('div', { key: story, dangerouslySetInnerHTML: { __html: self.boxesOf[story] ?? '' } }),
  ];
}

self.startHost = () => void hydrateRoot(document.getElementById('root') as HTMLElement, createElement(Host as () => null));
