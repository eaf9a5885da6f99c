'use client';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { readTabs } from '../reading/lists.ts';

type TabsProps = ReturnType<typeof readTabs>;
type Tab = TabsProps['tabs'][number];

/** Content of the panels: static, and printed by the page. */
type Panels = Partial<Record<'first' | 'second', ReactNode>>;

/** Index of the tab that a key leads to, in a row that runs from right to left. */
function tabAfter(key: string, index: number, count: number): number | undefined {
  const before = index + count - 1;
  const goals: Record<string, number> = { ArrowLeft: index + 1, ArrowRight: before, Home: 0, End: count - 1 };
  const goal = goals[key];
  return goal === undefined ? undefined : goal % count;
}

/** Two panels of which one is shown at a time, and the tabs to choose by. Before hydration they are a row to scroll. */
export function Tabs({ headingId, title, tabs, first, second }: TabsProps & Panels): ReactNode {
  const [shown, setShown] = useState(0);
  const [isReady, setReady] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => setReady(true), []);

  function press(event: KeyboardEvent, index: number): void {
    const goal = tabAfter(event.key, index, tabs.length);
    if (goal === undefined) return;
    event.preventDefault();
    setShown(goal);
    list.current?.querySelectorAll('a')[goal]?.focus();
  }

  function choose(event: MouseEvent, index: number): void {
    event.preventDefault();
    setShown(index);
  }

  const link = ({ id, title: label }: Tab, index: number): ReactNode => (
    <a
      href={`#${id}`}
      role={isReady ? 'tab' : undefined}
      aria-controls={isReady ? id : undefined}
      aria-selected={isReady ? shown === index : undefined}
      tabIndex={isReady && shown !== index ? -1 : undefined}
      onClick={event => choose(event, index)}
      onKeyDown={event => press(event, index)}
    >
      {label}
    </a>
  );

  const panel = ({ id, title: label }: Tab, index: number, content: ReactNode): ReactNode => (
    <div
      id={id}
      data-title={label}
      className="tab-panel"
      role={isReady ? 'tabpanel' : undefined}
      hidden={isReady && shown !== index}
    >
      {content}
    </div>
  );

  return (
    <section
      data-widget="tabs"
      data-widget-state={isReady ? 'ready' : undefined}
      className="tabs"
      aria-labelledby={headingId}
    >
      <header className="shelf-head">
        <h2 id={headingId}>{title}</h2>
      </header>
      <ul className="tab-list" role={isReady ? 'tablist' : undefined} ref={list}>
        {tabs.map((tab, index) => (
          <li key={tab.id} role={isReady ? 'presentation' : undefined}>
            {link(tab, index)}
          </li>
        ))}
      </ul>
      <div className="tab-panels">{tabs.map((tab, index) => panel(tab, index, index === 0 ? first : second))}</div>
    </section>
  );
}
