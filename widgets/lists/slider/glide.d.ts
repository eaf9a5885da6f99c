/** The part of Glide that has no component but those that it needs, in as much as we use it. */
declare module '@glidejs/glide/dist/glide.modular.esm.js' {
  interface GlideOptions {
    type: 'carousel' | 'slider';
    perView: number;
    /** Pixels between two slides. */
    gap: number;
    direction: string;
    swipeThreshold: number | false;
    dragThreshold: number | false;
    animationDuration: number;
  }

  type Component = (glide: Glide, components: object, events: object) => object;

  export default class Glide {
    constructor(root: HTMLElement, options: Partial<GlideOptions>);
    /** Index of the first visible slide. */
    index: number;
    /** It is moving, and takes no further step. */
    disabled: boolean;
    mount(components: Record<string, Component>): this;
    /** Moves on, back, or to a slide. */
    go(pattern: '>' | '<' | `=${number}`): this;
    update(options: Partial<GlideOptions>): this;
    on(event: string, action: () => unknown): this;
    destroy(): this;
  }

  export const Swipe: Component;
}
