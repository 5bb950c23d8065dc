/** The first screen, all in one script; the rest comes when it is wanted. */
import './look/base.css';
import { render } from 'preact';
import { App } from './App.tsx';

render(<App />, document.getElementById('app')!);
