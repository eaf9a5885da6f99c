import { type ComponentType, type ReactNode, useRef } from 'react';
import type { Mount } from '../../../kernel/types.ts';
import { Captcha } from '../../shared/fields/captcha/captcha.tsx';
import { captchaField } from '../../shared/fields/captcha/markup.ts';
import { useCaptcha } from '../../shared/fields/captcha/use-captcha.ts';
import { island, type ViewProps } from '../../shared/island/island.tsx';
import type { parsePoll, PollProps } from './markup.ts';
import type { PollViewProps } from './poll.tsx';

/** A poll that may ask for a captcha. */
export const withCaptcha = (Poll: ComponentType<PollViewProps>): ComponentType<PollProps & ViewProps> =>
  function CaptchaPoll(props: PollProps & ViewProps): ReactNode {
    const { id, captcha, errorMessage } = props;
    const form = useRef<HTMLFormElement>(null);
    const { captchaKey, reply, refresh } = useCaptcha(form, captcha !== null);
    if (!captcha) return <Poll {...props} />;

    function askAgain(key?: string): void {
      refresh(key);
      captchaField(form.current)?.focus();
    }

    const content = (
      <Captcha
        {...captcha}
        captchaKey={captchaKey}
        fieldId={`captcha-${id}`}
        unreachableMessage={errorMessage}
        onRefresh={() => askAgain()}
      />
    );
    return <Poll {...props} challenge={{ form, content, reply, askAgain }} />;
  };

/** The mount of such a poll. It is handed the poll's own code, which would be a file more if it were shared. */
export const captchaPoll = (parse: typeof parsePoll, Poll: ComponentType<PollViewProps>): Mount =>
  island(parse, withCaptcha(Poll));
