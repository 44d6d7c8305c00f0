import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

export interface Tab {
  id: string;
  title: string;
  /** Sets the tab's colours, see `data-file` in tailwind.config.ts. */
  colour: string;
  panel: ReactNode;
}

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

/**
 * Tabs by the ARIA pattern: a single tab stop, with arrow keys that move and select.
 *
 * Each tab is a link to its panel. Before hydration the style sheet (styles/tabs.css) shows the panel of the address's
 * fragment. Without scripts it shows all panels.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const root = useRef<HTMLDivElement>(null);

  // After hydration the selected tab shows its panel, and the fragment no longer counts.
  useEffect(() => root.current?.setAttribute('data-ready', ''), []);

  function select(index: number) {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onSelect(tab.id);
    root.current?.querySelector<HTMLElement>(`#${tabId(tab.id)}`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const target = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
      ' ': index,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  }

  return (
    <div ref={root} className="tabs">
      <div role="tablist" aria-label={label} className="tab-list">
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={tabId(tab.id)}
            role="tab"
            href={`#${tab.id}`}
            data-file={tab.colour}
            aria-selected={tab.id === selected}
            aria-controls={tab.id}
            tabIndex={tab.id === selected ? 0 : -1}
            className="index-label"
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              onSelect(tab.id);
            }}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.title}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={tabId(tab.id)}
          data-selected={tab.id === selected ? '' : undefined}
          className="tab-panel"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

const tabId = (id: string) => `tab-${id}`;
