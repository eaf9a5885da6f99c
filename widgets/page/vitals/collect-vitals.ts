import { onINP } from 'web-vitals/attribution/onINP.js';
import { onCLS } from 'web-vitals/onCLS.js';
import { onFCP } from 'web-vitals/onFCP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import { onTTFB } from 'web-vitals/onTTFB.js';
import type { Metric } from 'web-vitals';
import { hostMeta } from '../../shared/calls/host-meta.ts';
import { type Fields, partOf, scriptOf } from './parts.ts';
import { followTaps } from './follow-taps.ts';

/**
 * Measures the page view and sends one beacon when it is first hidden: later, a phone may end the page without a word.
 * A page that the browser had kept and shows again is a new view.
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
    // All changes: it has told its last already when what waits for an idle moment is read as the page is hidden.
    { generateTarget: partOf, reportAllChanges: true },
  );

  function send(): void {
    if (isSent || document.visibilityState === 'visible') return;
    isSent = true;
    const { connection, deviceMemory } = navigator;
    const all = { kind, build, net: connection?.effectiveType, mem: deviceMemory, ...fields };
    const told = Object.entries(all).flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)]] : []));
    const body = new URLSearchParams(told);
    // Not `sendBeacon`, which tells cookies and is not everywhere.
    fetch(`${hostMeta('call-base')}/rest/vitals`, { method: 'POST', body, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => {});
  }

  function beginAgain({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    fields = { nav: 'back-forward-cache' };
    isSent = false;
  }

  const unfollow = followTaps(() => fields);
  // The library listens at the window, too, and before: what it has to say at the end is in by then.
  addEventListener('visibilitychange', send);
  addEventListener('pageshow', beginAgain);
  return () => {
    unfollow();
    removeEventListener('visibilitychange', send);
    removeEventListener('pageshow', beginAgain);
  };
}
