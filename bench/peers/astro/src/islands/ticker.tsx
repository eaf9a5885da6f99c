/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Milliseconds between two headlines. */
const interval = 5000;

export interface TickerProps {
  title: string;
  headlines: { title: string; url: string }[];
  pauseLabel: string;
  resumeLabel: string;
}

/** Moves the first headline to the end every 5 s, unless the reader looks at it or has paused it. */
export function Ticker({ title, headlines, pauseLabel, resumeLabel }: TickerProps): VNode {
  const [order, setOrder] = useState(headlines);
  const [isReady, setReady] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    setReady(true);
    setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => {
      if (document.hidden || list.current?.matches(':hover, :focus-within')) return;
      setOrder(([first, ...others]) => (first ? [...others, first] : others));
    }, interval);
    return () => clearInterval(timer);
  }, [isPaused]);

  return (
    <section data-widget="ticker" data-widget-state={isReady ? 'ready' : undefined} class="ticker" aria-label={title}>
      <h2 class="ticker-title">{title}</h2>
      <button
        type="button"
        class="ticker-pause needs-script"
        data-pause={pauseLabel}
        data-resume={resumeLabel}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? resumeLabel : pauseLabel}
      </button>
      <ul class="ticker-items" ref={list}>
        {order.map(headline => (
          <li key={headline.url}>
            <a href={headline.url}>{headline.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
