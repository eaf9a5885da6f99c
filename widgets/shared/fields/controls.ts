export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form's controls that a reader fills, in their order: no buttons, nothing hidden, and not its captcha. */
export const controlsOf = (form: ParentNode): Control[] =>
  [...form.querySelectorAll<Control>('input[name],select[name],textarea[name]')].filter(
    ({ type, name }) => !/^(hidden|submit|button|reset|image)$/.test(type) && name !== 'captchaText',
  );

/** Whether a control is one of several that share a name, each on or off. */
export const isChoice = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type);
