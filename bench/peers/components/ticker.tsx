'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { readTicker } from '../reading/lists.ts';
import { isOnScreen } from './state/is-on-screen.ts';

type TickerProps = ReturnType<typeof readTicker>;

/** Milliseconds between two turns. */
const interval = 5000;

export function Ticker({ title, items, pauseLabel, resumeLabel }: TickerProps): ReactNode {
  const [order, setOrder] = useState(items);
  const [isPaused, setPaused] = useState(false);
  const [isAwake, setAwake] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    setAwake(true);
    setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => {
      const shown = list.current;
      if (!shown || document.hidden || !isOnScreen(shown) || shown.matches(':hover, :focus-within')) return;
      setOrder(([first, ...rest]) => (first ? [...rest, first] : rest));
    }, interval);
    return () => clearInterval(timer);
  }, [isPaused]);

  return (
    <section data-widget="ticker" data-widget-state={isAwake ? 'ready' : undefined} className="ticker" aria-label={title}>
      <h2 className="ticker-title">{title}</h2>
      <ul className="ticker-items" ref={list}>
        {order.map(({ address, text }) => (
          <li key={address}>
            <a href={address}>{text}</a>
          </li>
        ))}
      </ul>
      <button type="button" className="ticker-pause needs-script" onClick={() => setPaused(!isPaused)}>
        {isPaused ? resumeLabel : pauseLabel}
      </button>
    </section>
  );
}
