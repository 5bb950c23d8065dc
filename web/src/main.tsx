/** The language and the screens are loaded side by side. */
import './words/words.ts';
import './look/base.css';
import { render } from 'preact';
import { workOffline } from './offline.ts';

const { App } = await import('./App.tsx');
render(<App />, document.getElementById('app')!);
void workOffline();
