import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { guardTaps } from '../../shared/base/guard-taps.ts';
import { call, type Outcome } from '../../shared/calls/call.ts';
// With this, the build leaves the runtime one file, which is here already.
import '../../shared/island/island.tsx';
import type { ViewProps } from '../../shared/island/island.tsx';
import { fixtureDetailAnswer } from './contract.ts';
import { addressOf } from './fetch-tables.ts';
import { type FixtureDetail, FixtureDetails } from './fixture-details.tsx';
import { clearHash } from './fixture-hash.ts';
import type { Labels } from './labels.ts';

export interface FixtureDialogProps extends ViewProps {
  id: string;
  /** Address of the match's page. */
  url: string;
  query: string;
  labels: Labels;
}

/** Set on the root element while a match is open: the page behind it does not scroll. */
const mark = 'has-fixture-dialog';

/** A match over the page, while the address has it: its button, Escape and a tap beside it take it out of there. */
export function FixtureDialog({ id, url, query, labels, kernel }: FixtureDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<Outcome<FixtureDetail>>();

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
    const address = addressOf('fixtureDetail', id, query);
    void call({ address, contract: fixtureDetailAnswer, cache: 'default' }).then(answered => isShown && setOutcome(answered));
    return () => {
      isShown = false;
    };
  }, [id, query]);

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
        <div className="fixture-details">
          {outcome?.kind === 'answer' ? (
            <FixtureDetails detail={outcome.answer} labels={labels} heading="h2" kernel={kernel} />
          ) : null}
          {outcome && outcome.kind !== 'answer' ? (
            <p role="alert">
              <a href={url}>{labels.detailsFailed}</a>
            </p>
          ) : null}
        </div>
      </div>
    </dialog>
  );
}
