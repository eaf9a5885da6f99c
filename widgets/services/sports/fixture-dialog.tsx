import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { call } from '../../shared/calls/call.ts';
import type { Outcome } from '../../shared/calls/outcome.ts';
// With this, the build leaves the runtime one file, which is here already.
import '../../shared/island/island.tsx';
import type { ViewProps } from '../../shared/island/island.tsx';
import { fixtureDetailAnswer } from './contract.ts';
import { addressOf, type Source } from './fetch-tables.ts';
import { type FixtureDetail, fixtureData } from './fixture-data.ts';
import { FixtureDetails } from './fixture-details.tsx';
import { clearHash } from './fixture-hash.ts';
import type { Labels } from './labels.ts';

export interface FixtureDialogProps extends ViewProps {
  id: string;
  /** URL of the match's page. */
  url: string;
  source: Source;
  /** Name of the partial that renders a match. If it is empty, the view does. */
  partial: string;
  labels: Labels;
}

/** Class of the root element while a match is open, so that the page behind does not scroll. */
const mark = 'has-fixture-dialog';

/** Renders a match in a dialog while its hash is in the URL. The button, Escape and a tap outside remove the hash. */
export function FixtureDialog({ id, url, source, partial, labels, kernel }: FixtureDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome<FixtureDetail>>();
  const [hasPartial, setHasPartial] = useState(partial !== '');
  const detail = outcome?.kind === 'answer' ? outcome.answer : null;

  useEffect(() => {
    const before = document.activeElement;
    const root = document.documentElement;
    if (dialog.current) guardTaps(dialog.current);
    dialog.current?.showModal?.();
    root.classList.add(mark);
    return () => {
      root.classList.remove(mark);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    let isShown = true;
    const address = addressOf('fixtureDetail', id, source);
    void call({ address, contract: fixtureDetailAnswer, cache: 'default' }).then(answered => isShown && setOutcome(answered));
    return () => {
      isShown = false;
    };
  }, [id, source]);

  useEffect(() => {
    async function fill(shown: FixtureDetail): Promise<void> {
      const { renderTemplate } = await import('../../shared/template/template.ts');
      place.current?.replaceChildren(await renderTemplate(partial, fixtureData(shown, labels, kernel)));
    }
    if (detail && hasPartial) fill(detail).catch(() => setHasPartial(false));
  }, [detail, hasPartial, partial, labels, kernel]);

  const close = (): void => dialog.current?.close();

  function press({ target, currentTarget }: MouseEvent): void {
    if (target === currentTarget) close();
  }

  return (
    <dialog
      className="fixture-dialog"
      aria-label={labels.details}
      aria-busy={!outcome}
      ref={dialog}
      onClick={press}
      onClose={clearHash}
    >
      <div className="fixture-dialog-inside">
        <button type="button" className="fixture-close" onClick={close}>
          {labels.close}
        </button>
        {hasPartial && (detail || !outcome) ? (
          <div className="fixture-details" ref={place} key="partial" />
        ) : (
          <div className="fixture-details">
            {detail ? <FixtureDetails detail={detail} labels={labels} heading="h2" kernel={kernel} /> : null}
            {outcome && !detail ? (
              <p role="alert">
                <a href={url}>{labels.detailsFailed}</a>
              </p>
            ) : null}
          </div>
        )}
      </div>
    </dialog>
  );
}
