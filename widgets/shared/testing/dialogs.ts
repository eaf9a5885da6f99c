import { beforeEach } from 'vitest';

/** Adds the dialog methods that jsdom lacks to all tests of a file. An opened dialog focuses its first control. */
export function withDialogs(): void {
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement): void {
        this.open = true;
        (this.querySelector<HTMLElement>('[type=search]') ?? this.querySelector('button'))?.focus();
      },
      close(this: HTMLDialogElement): void {
        if (!this.open) return;
        this.open = false;
        this.dispatchEvent(new Event('close'));
      },
    });
  });
}
