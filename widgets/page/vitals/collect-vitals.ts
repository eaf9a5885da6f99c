import { onINP } from 'web-vitals/attribution/onINP.js';
import { onCLS } from 'web-vitals/onCLS.js';
import { onFCP } from 'web-vitals/onFCP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import { onTTFB } from 'web-vitals/onTTFB.js';
import type { Metric } from 'web-vitals';
import type { Box } from '../../../kernel/types.ts';
import { hostMeta } from '../../shared/calls/host-meta.ts';

/** Values of a page view by the beacon's field names. */
type Fields = Record<string, string | number | undefined>;

/** Returns the box and element name of a node, such as `poll button`, without id, text or URL. */
function partOf(node?: Node | null): string {
  const element = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
  return element ? `${element.closest<HTMLElement>('[data-widget]')?.dataset.widget ?? 'page'} ${element.localName}` : '';
}

const [ourHost = ''] = /^\w+:\/\/[^/]*/.exec(import.meta.url) ?? [];

/** Returns the name of our script file, such as `poll`. */
const scriptOf = (address = ''): string =>
  address.startsWith(ourHost) ? (/([\w-]+)\.js$/.exec(address)?.[1] ?? 'page') : address && 'foreign';

/** Matches the messages of failed imports: a URL, or the browser's own text. */
const ofImport = /^http|import/i;

/**
 * Counts taps that the kernel holds until their box is ready, and boxes and files that fail. Earlier events are lost,
 * except for taps that are still held.
 */
function followTaps(fieldsOf: () => Fields): () => void {
  const held = new Map<Box, number>();

  function count(name: string): void {
    const fields = fieldsOf();
    fields[name] = Number(fields[name] ?? 0) + 1;
  }

  function follow(box: Box): void {
    const { widgetState } = box.dataset;
    const since = held.get(box);
    if (since === undefined) {
      if (widgetState !== 'loading' || !box.hasAttribute('aria-busy')) return;
      held.set(box, performance.now());
      count('held');
    } else if (!box.hasAttribute('aria-busy')) {
      held.delete(box);
      if (widgetState !== 'ready') return;
      count('replayed');
      const fields = fieldsOf();
      fields.wait = Math.max(Number(fields.wait ?? 0), Math.round(performance.now() - since));
    }
  }

  function failed({ target, detail }: CustomEvent<unknown>): void {
    count(ofImport.test(detail instanceof Error ? detail.message : '') ? 'chunks' : 'boxes');
    fieldsOf().failed = (target as Box).dataset.widget;
  }

  const watch = new MutationObserver(records => records.forEach(({ target }) => follow(target as Box)));
  watch.observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
  document.querySelectorAll<Box>('[data-widget][aria-busy]').forEach(follow);
  addEventListener('widget:error', failed as EventListener);
  return () => {
    watch.disconnect();
    removeEventListener('widget:error', failed as EventListener);
  };
}

/**
 * Measures the page view and sends one beacon when the page is first hidden, because a phone may end the page later
 * without an event. A return from the back/forward cache is a new view.
 */
export function collectVitals(kind: string, build: string): () => void {
  let fields: Fields = {};
  let isSent = false;
  const note = ({ name, value, navigationType }: Metric): void => {
    fields[name.toLowerCase()] = Number(value.toFixed(name === 'CLS' ? 4 : 0));
    fields.nav = navigationType;
  };

  onFCP(note);
  onTTFB(note);
  onLCP(metric => {
    note(metric);
    fields.lcpAt = partOf(metric.entries[0]?.element);
  });
  onCLS(metric => {
    note(metric);
    const [worst] = [...metric.entries].sort((one, other) => other.value - one.value);
    fields.clsAt = partOf(worst?.sources[0]?.node);
  });
  onINP(
    metric => {
      note(metric);
      const { interactionTarget = '', interactionType = '', longestScript } = metric.attribution;
      fields.inpAt = interactionTarget;
      fields.inpBy = interactionType;
      fields.inpIn = longestScript && scriptOf(longestScript.entry.sourceURL);
    },
    // Reports all changes, because values that are read when idle come too late if the page is hidden first.
    { generateTarget: partOf, reportAllChanges: true },
  );

  function send(): void {
    if (isSent || document.visibilityState === 'visible') return;
    isSent = true;
    const { connection, deviceMemory } = navigator;
    const all = { kind, build, net: connection?.effectiveType, mem: deviceMemory, ...fields };
    const told = Object.entries(all).flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)]] : []));
    const body = new URLSearchParams(told);
    // Not `sendBeacon`, which sends cookies and is not supported everywhere.
    fetch(`${hostMeta('call-base')}/rest/vitals`, { method: 'POST', body, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => {});
  }

  function beginAgain({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    fields = { nav: 'back-forward-cache' };
    isSent = false;
  }

  const unfollow = followTaps(() => fields);
  // The library added its own listener before, so its last values are already recorded.
  addEventListener('visibilitychange', send);
  addEventListener('pageshow', beginAgain);
  return () => {
    unfollow();
    removeEventListener('visibilitychange', send);
    removeEventListener('pageshow', beginAgain);
  };
}
