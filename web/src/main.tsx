import '@peerless/boards';
import '@peerless/heroes';
import { render } from 'preact';
import { App } from './App.tsx';
import { workOffline } from './offline.ts';
import './look/base.css';

render(<App />, document.getElementById('app')!);
void workOffline();
