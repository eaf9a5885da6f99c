/** Whether a control is one of several that share a name, each on or off. */
export const isChoice = (control: Element & { type: string }): control is HTMLInputElement =>
  /radio|checkbox/.test(control.type);
