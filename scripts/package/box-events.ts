/** Events of a box, and events for it: for `addEventListener` of a box, the document or the window. */
export interface BoxEventMap {
  /** The box works. */
  'widget:ready': CustomEvent<null>;
  /** The box does not work; its `detail` is the reason. Cancelled, nothing is said in the console. */
  'widget:error': CustomEvent<unknown>;
  /** Send it to new markup, bubbling: the kernel then wakes the boxes in it. */
  'widget:scan': Event;
  /** Send it to a box before you remove or move it. */
  'widget:unmount': Event;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'widget:ready': BoxEventMap['widget:ready'];
    'widget:error': BoxEventMap['widget:error'];
    'widget:scan': BoxEventMap['widget:scan'];
    'widget:unmount': BoxEventMap['widget:unmount'];
  }
}
