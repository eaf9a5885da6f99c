/** @jsxImportSource preact */
import type { VNode } from 'preact';

export interface FontSizeProps {
  label: string;
  smallerLabel: string;
  resetLabel: string;
  largerLabel: string;
  resetSign: string;
}

const smallest = 8;
const normal = 15;
const largest = 48;

function resize(change: (size: number) => number): void {
  const body = document.querySelector<HTMLElement>('[data-article-body]');
  if (!body) return;
  const size = Math.min(Math.max(change(parseFloat(getComputedStyle(body).fontSize)), smallest), largest);
  body.style.fontSize = `${size}px`;
}

/** Buttons for the size of the article's letters. */
export function FontSize({ label, resetSign, ...labels }: FontSizeProps): VNode {
  const button = (name: string, sign: string, change: (size: number) => number): VNode => (
    <button type="button" aria-label={name} onClick={() => resize(change)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div data-widget="font-size" class="font-size needs-script" role="group" aria-label={label}>
      {button(labels.smallerLabel, '−', size => size - 1)}
      {button(labels.resetLabel, resetSign, () => normal)}
      {button(labels.largerLabel, '+', size => size + 1)}
    </div>
  );
}
