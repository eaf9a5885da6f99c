import type { ReactNode } from 'react';
import { BoxHead } from '../../shared/render/box-head.tsx';

/** A box that is shown under a tab. */
interface Panel {
  /** Element id of the panel; `#{id}` opens it. */
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsBoxProps {
  /** Element id of the group's heading. */
  id: string;
  /** Title of the group; without one it is the tabs that tell what it is about. */
  title?: string;
  /** At least two. */
  panels: readonly Panel[];
}

/**
 * Boxes under tabs, as the server prints them. Without a script, and until it comes, they stand side by side in a row
 * to scroll, and the tabs are links that lead to them.
 */
export function TabsBox({ id, title, panels }: TabsBoxProps): ReactNode {
  return (
    <section className="tabs" data-widget="tabs" data-pack="front" aria-labelledby={title ? id : undefined}>
      {title ? <BoxHead id={id} title={title} /> : null}
      <ul className="tab-list">
        {panels.map(panel => (
          <li key={panel.id}>
            <a href={`#${panel.id}`} data-slide="none">
              {panel.title}
            </a>
          </li>
        ))}
      </ul>
      <div className="tab-panels">
        {panels.map(panel => (
          <div className="tab-panel" id={panel.id} data-title={panel.title} key={panel.id}>
            {panel.content}
          </div>
        ))}
      </div>
    </section>
  );
}

interface Member {
  key: string;
  /** The same `tabGroup` in each, and the group's title in the first. */
  conf: { tabGroup: string; groupTitle?: string };
  title: string;
  content: ReactNode;
}

/** Boxes that share a `tabGroup`, as a CMS prints them one after another: the script makes tabs of them. */
export function TabGroup({ members }: { members: readonly Member[] }): ReactNode {
  const hasTitle = members.some(({ conf }) => conf.groupTitle);
  return (
    <div className={hasTitle ? 'tab-group has-title' : 'tab-group'} data-widget="tabs" data-pack="front">
      {members.map(({ key, conf, title, content }) => (
        <section data-conf={JSON.stringify(conf)} key={key}>
          <h3>{title}</h3>
          {content}
        </section>
      ))}
    </div>
  );
}
