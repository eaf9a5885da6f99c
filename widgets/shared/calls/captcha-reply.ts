/** What the reader has read in a captcha's image, and the image's key (SPEC §7.8). */
export interface CaptchaReply {
  captchaText: string;
  captchaKey: string;
}
