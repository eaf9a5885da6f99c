import type { ReactNode } from 'react';
import { BoxHead } from '../../shared/render/box-head.tsx';

/** The content of a tab. */
interface Panel {
  /** Id of the panel. The hash `#{id}` opens it. */
  id: string;
  title: string;
  content: ReactNode;
}

interface TabsBoxProps {
  /** Id of the group's heading. */
  id: string;
  /** Title of the group. Without it, the tabs show what the group is about. */
  title?: string;
  /** At least two. */
  panels: readonly Panel[];
}

/**
 * Renders panels with tabs. Before the script runs, or without it, the panels are in a row that scrolls sideways, and
 * the tabs are links to them.
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
  /** All members have the same `tabGroup`. The first one has the group's title. */
  conf: { tabGroup: string; groupTitle?: string };
  title: string;
  content: ReactNode;
}

/** Renders boxes with the same `tabGroup`, as a CMS prints them one after another. The script turns them into tabs. */
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
