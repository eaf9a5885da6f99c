/** What an awake captcha hears: another image is wanted, of the key in its `detail` or of a random one. */
export const captchaRenewal = 'captcha:renew';

/** A key for a captcha that the server has named none for. */
export const randomCaptchaKey = (): string => String(10_000_000_000 + Math.floor(Math.random() * 9_000_000_001));
