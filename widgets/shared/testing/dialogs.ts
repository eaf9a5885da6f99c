import { beforeEach } from 'vitest';

/** The parts of a dialog that the tests' browser lacks, for the tests of a file; its first control gets the focus. */
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
