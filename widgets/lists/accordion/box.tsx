import type { ReactNode } from 'react';

interface AccordionItem {
  key: string;
  title: string;
  content: ReactNode;
}

interface AccordionBoxProps {
  title: string;
  items: readonly AccordionItem[];
  /** True if the first item is open initially. */
  firstExpanded?: boolean;
}

/** Renders a list whose items open under their titles. Works without script. */
export function AccordionBox({ title, items, firstExpanded = false }: AccordionBoxProps): ReactNode {
  return (
    <section
      className={firstExpanded ? 'accordion has-accordion first-expanded' : 'accordion has-accordion'}
      data-widget="accordion"
      data-load="tap"
      aria-label={title}
    >
      <ul>
        {items.map(({ key, title: heading, content }, index) => (
          <li key={key}>
            <details open={firstExpanded && index === 0}>
              <summary>
                <h3>{heading}</h3>
              </summary>
              {content}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
