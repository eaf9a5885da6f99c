import type { ReactNode } from 'react';

export interface CaptchaProps {
  /** Address of the captcha images, without a key. */
  source: string;
  label: string;
  imageLabel: string;
}

/** A key for a captcha that the server has named none for (SPEC §7.14). */
export const randomCaptchaKey = (): string =>
  String(10_000_000_000 + Math.floor(Math.random() * 9_000_000_001));

/** Reads the captcha group of a form; null where it has none (SPEC §2.11). */
export function parseCaptcha(root: ParentNode): CaptchaProps | null {
  const group = root.querySelector('.captcha-group');
  const image = group?.querySelector('img');
  return group && image
    ? {
        source: image.getAttribute('src')?.split('?')[0] ?? '',
        label: group.querySelector('label')?.textContent.trim() ?? '',
        imageLabel: image.alt,
      }
    : null;
}

/** The captcha field of a form; undefined where it has none. */
export function captchaField(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const field = form?.elements.namedItem('captchaText');
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Empties the captcha field of a form, whose image is about to change, and puts the reader there. */
export function clearCaptchaText(form: HTMLFormElement | null): void {
  const field = captchaField(form);
  if (!field) return;
  field.value = '';
  field.focus();
}

/**
 * A captcha image and the field for what the reader reads in it. The image of an empty key is the one that
 * works without JavaScript: the server remembers its key for the browser.
 */
export function Captcha({
  source,
  label,
  imageLabel,
  captchaKey,
  fieldId,
}: CaptchaProps & { captchaKey: string; fieldId: string }): ReactNode {
  return (
    <div className="captcha-group">
      <img
        className="captcha-image"
        src={captchaKey ? `${source}?key=${captchaKey}` : source}
        alt={imageLabel}
        width="160"
        height="56"
        loading="lazy"
      />
      <label htmlFor={fieldId}>{label}</label>
      <input
        id={fieldId}
        name="captchaText"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
      />
    </div>
  );
}
