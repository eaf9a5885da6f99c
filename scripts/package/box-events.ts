/** Events of a box, and events for it: for `addEventListener` of a box, the document or the window. */
export interface BoxEventMap {
  /** The box works. */
  'widget:ready': CustomEvent<null>;
  /** The box does not work; its `detail` is the reason. Cancelled, nothing is said in the console. */
  'widget:error': CustomEvent<unknown>;
  /** To be sent to new markup, bubbling: its boxes are taken into care. */
  'widget:scan': Event;
  /** To be sent to a box that is about to be taken out or moved. */
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
