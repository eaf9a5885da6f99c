import { createElement, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Markup of the boxes by story, as the host's server prints it. */
    boxesOf: Readonly<Record<string, string>>;
    stories: readonly string[];
    startHost?: () => void;
  }
}

const storyOf = (): string => location.pathname.split('/').at(-1) ?? '';

/** A host with client-side links, like Next and Remix. Inserts boxes as HTML, which React does not change later. */
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
