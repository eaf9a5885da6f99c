import type { ReactNode } from 'react';
import { wordsFor } from '../../shared/render/words.ts';
import words from './words.json' with { type: 'json' };

interface FollowBoxProps {
  language: string;
  /** Address of the page that says what following is, and where feeds are; it is given `?of=`, the path of a list. */
  action: string;
  /** The lists that can be followed. */
  lists: readonly { url: string; name: string }[];
  /** No other box of the page is of its pack: it comes by itself. */
  isAlone?: boolean;
}

/** Buttons that follow lists, such as topics and writers, as the server prints them. */
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
