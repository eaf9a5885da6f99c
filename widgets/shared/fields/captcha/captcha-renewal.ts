/** What an awake captcha hears: another image is wanted, of the key in its `detail` or of a random one. */
export const captchaRenewal = 'captcha:renew';
