/** The keys of the table; each is changed by pressing another. */
import { type Signal, useSignal } from '@preact/signals';
import { texts } from '../texts/texts.ts';
import { KEYS, type KeyName, set, settings } from './settings.ts';

const NAMES = Object.keys(KEYS) as KeyName[];
/** These move the focus or press buttons everywhere, or are no keys of their own. */
const RESERVED = ['Tab', 'Enter', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Unidentified', 'Process'];

const keyOf = (name: KeyName): string => settings.value.keys[name] ?? KEYS[name];
const nameOfKey = (key: string): string => texts().settings.keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);
/** Others that have the same key. */
const rivals = (name: KeyName): KeyName[] =>
  NAMES.filter((other) => other !== name && keyOf(other).toLowerCase() === keyOf(name).toLowerCase());

export function KeyMap() {
  const changing = useSignal<KeyName | null>(null);
  const text = texts().settings;
  return (
    <>
      <p>{text.howKeys}</p>
      <ul class="keys">
        {NAMES.map((name) => (
          <KeyOf key={name} name={name} changing={changing} />
        ))}
      </ul>
      <button type="button" class="button" onClick={() => set({ keys: { ...KEYS } })}>
        {text.resetKeys}
      </button>
    </>
  );
}

function KeyOf({ name, changing }: { name: KeyName; changing: Signal<KeyName | null> }) {
  const isChanged = useSignal(false);
  const text = texts().settings;
  const isChanging = changing.value === name;
  const others = rivals(name);
  const press = (event: KeyboardEvent): void => {
    if (!isChanging || RESERVED.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    set({ keys: { ...KEYS, ...settings.value.keys, [name]: event.key } });
    changing.value = null;
    isChanged.value = true;
  };
  return (
    <li data-shared={others.length > 0}>
      <span class="what" id={`key-${name}`}>
        {text.keys[name]}
      </span>
      <button
        type="button"
        class="button"
        id={`set-${name}`}
        aria-labelledby={`key-${name} set-${name}`}
        aria-pressed={isChanging}
        onClick={() => (changing.value = isChanging ? null : name)}
        onKeyDown={press}
        // The release of Space would press the button again.
        onKeyUp={(event) => {
          if (isChanged.value) event.preventDefault();
          isChanged.value = false;
        }}
        onBlur={() => {
          if (changing.value === name) changing.value = null;
        }}
      >
        {isChanging ? text.pressKey : <kbd>{nameOfKey(keyOf(name))}</kbd>}
      </button>
      <span class="rivals" role="status">
        {others.length ? `⚠ ${text.sameKey(others.map((other) => text.keys[other]))}` : ''}
      </span>
    </li>
  );
}
