/** A key for a captcha that the server has named none for. */
export const randomCaptchaKey = (): string => String(10_000_000_000 + Math.floor(Math.random() * 9_000_000_001));
