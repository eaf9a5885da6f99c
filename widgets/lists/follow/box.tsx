import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

interface FollowBoxProps {
  language: string;
  /** URL of the page about following, which also links to feeds. Receives the list's path as `?of=`. */
  action: string;
  /** Lists that the reader can follow. */
  lists: readonly { url: string; name: string }[];
  /** True if the page has no other box of the pack, so that the widget loads as its own file. */
  isAlone?: boolean;
}

/** Renders buttons that follow lists, such as topics and writers. */
export function FollowBox({ language, action, lists, isAlone = false }: FollowBoxProps): ReactNode {
  const { follow } = wordsFor(words, language);
  return (
    <form className="follow" data-widget="follow" data-pack={isAlone ? undefined : 'reading'} data-load="scroll" action={action}>
      <b>{follow}</b>
      {lists.map(({ url, name }) => (
        <button name="of" value={url} key={url}>
          {name}
        </button>
      ))}
    </form>
  );
}
