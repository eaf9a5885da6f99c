import type { ReactNode } from 'react';
import { CaptchaKey } from '../../shared/fields/captcha/captcha-key.tsx';
import { CaptchaGroup } from '../../shared/fields/captcha/rendered-captcha-group.tsx';
import type { ViewProps } from '../../shared/island/island.tsx';
import { ViewBox } from '../../shared/render/view-box.tsx';
import { wordsFor } from '../../shared/render/words.ts';
import voteWords from '../../shared/votes/words.json' with { type: 'json' };
import { Poll } from './poll.tsx';
import type { PollProps } from './markup.ts';
import * as table from './table.ts';
import words from './words.json' with { type: 'json' };

interface PollBoxProps
  extends Pick<PollProps, 'id' | 'question' | 'totalVote' | 'options' | 'hasTotal' | 'deferredTotal' | 'voted'> {
  language: string;
  captcha: boolean;
  choice?: string | null;
  /** Key of the captcha, on a page that is rendered for one reader. */
  captchaKey?: string;
}

/** Renders the poll's view with its captcha, which is a separate box in the browser. */
function RenderedPoll({ captchaKey, ...props }: PollProps & ViewProps & { captchaKey: string }): ReactNode {
  const { id, captcha, kernel } = props;
  const place = captcha && (
    <div>
      <CaptchaKey value={captchaKey} />
      <CaptchaGroup
        language={kernel.page.language}
        scope={`poll-${id}`}
        fieldId={`captcha-${id}`}
        captchaKey={captchaKey}
      />
    </div>
  );
  return <Poll {...props} captchaPlace={place} />;
}

/** Renders a poll. With `voted`, renders the result page of plain submits. */
export function PollBox({ language, captcha, choice = null, captchaKey = '', ...data }: PollBoxProps): ReactNode {
  const { vote, voters, counted } = wordsFor(words, language);
  const classes = ['poll', data.hasTotal && 'has-total', data.deferredTotal && 'deferred-total', captcha && 'has-captcha', data.voted && 'results'];
  const props: PollProps = {
    ...data,
    choice: data.voted ? null : choice,
    captcha: captcha && !data.voted ? 'ours' : null,
    totalLabel: voters,
    voteLabel: vote,
    successMessage: counted,
    messages: wordsFor(voteWords, language),
  };
  const View = (shown: PollProps & ViewProps): ReactNode => <RenderedPoll {...shown} captchaKey={captchaKey} />;
  const shown = { language, table, View, props };
  return <ViewBox name="poll" load="rest" {...shown} className={classes.filter(Boolean).join(' ')} aria-label={data.question} />;
}
