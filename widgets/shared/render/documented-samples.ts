const wrongValue = { error: 'What you sent is not valid.' };

/** A GET of a URL that its schema refuses. */
export const malformedRead = { malformed: true, status: 400, answer: wrongValue } as const;

/** Fields that their schema refuses. */
export const malformedFields = { malformed: true, status: 422, answer: wrongValue } as const;

export const wrongCaptcha = {
  says: 'The captcha was read wrong',
  answer: { ok: 2, message: 'That was not the number in the picture. Type the new one.', captchaKey: '15377502916' },
} as const;

export const unknownVoteTarget = { status: 404, answer: { error: 'What you voted for does not exist.' } } as const;
