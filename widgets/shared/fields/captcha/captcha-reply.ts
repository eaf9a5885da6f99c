/** What the reader has read in a captcha's image, and the image's key. */
export interface CaptchaReply {
  captchaText: string;
  captchaKey: string;
}
