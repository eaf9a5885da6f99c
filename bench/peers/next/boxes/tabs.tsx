'use client';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { Attributes } from '../content/to-react.ts';

interface TabsProps {
  attributes: Attributes;
  head: ReactNode;
  tabs: { id: string; title: string; panel: ReactNode }[];
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

/** Panels of which one is shown at a time. */
export function Tabs({ attributes, head, tabs }: TabsProps): ReactNode {
  const [chosen, setChosen] = useState(0);
  const [isAwake, setAwake] = useState(false);

  useEffect(() => setAwake(true), []);

  function choose(event: MouseEvent, index: number): void {
    event.preventDefault();
    setChosen(index);
  }

  function press({ key, currentTarget }: KeyboardEvent): void {
    const step = steps[key];
    if (!step) return;
    const next = (chosen + step + tabs.length) % tabs.length;
    setChosen(next);
    currentTarget.querySelectorAll<HTMLElement>('a')[next]?.focus();
  }

  const tabRole = (index: number) =>
    isAwake ? { role: 'tab', 'aria-selected': index === chosen, tabIndex: index === chosen ? 0 : -1 } : {};
  return (
    <section {...attributes} data-widget-state={isAwake ? 'ready' : undefined}>
      {head}
      <ul className="tab-list" role={isAwake ? 'tablist' : undefined} onKeyDown={press}>
        {tabs.map(({ id, title }, index) => (
          <li key={id} role={isAwake ? 'presentation' : undefined}>
            <a href={`#${id}`} onClick={event => choose(event, index)} {...tabRole(index)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className="tab-panels">
        {tabs.map(({ id, title, panel }, index) => (
          <div
            key={id}
            id={id}
            data-title={title}
            className="tab-panel"
            role={isAwake ? 'tabpanel' : undefined}
            hidden={isAwake && index !== chosen}
          >
            {panel}
          </div>
        ))}
      </div>
    </section>
  );
}
