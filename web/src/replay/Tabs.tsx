/** Beside the board: what happened, what it was worth, what it comes to in numbers. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { texts } from '../texts/texts.ts';
import { AnalysisTab } from './AnalysisTab.tsx';
import { LogTab } from './LogTab.tsx';
import { StatisticsTab } from './StatisticsTab.tsx';
import './tabs.css';

const TABS = ['log', 'analysis', 'statistics'] as const;
const PANELS = { log: LogTab, analysis: AnalysisTab, statistics: StatisticsTab };

type Tab = (typeof TABS)[number];

export function Tabs({ first }: { first: Tab }) {
  const open = useSignal<Tab>(first);
  const list = useRef<HTMLDivElement>(null);
  const { replay } = texts();
  const Panel = PANELS[open.value];
  const onKey = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = (TABS.indexOf(open.value) + way + TABS.length) % TABS.length;
    open.value = TABS[next];
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class="replay-tabs">
      <div ref={list} role="tablist" aria-label={replay.tabsTitle} onKeyDown={onKey}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={open.value === tab}
            aria-controls="tab-panel"
            tabIndex={open.value === tab ? 0 : -1}
            onClick={() => (open.value = tab)}
          >
            {replay.tabs[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${open.value}`}>
        <Panel />
      </div>
    </div>
  );
}
