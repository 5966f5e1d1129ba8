import { mount } from 'svelte'
import App from './App.svelte'
import { loadSymbols } from './lib/draw/symbols'
import './styles/ink.css'
import './styles/tokens.css'

void loadSymbols()

// Where a browser keeps the shell for the next visit; not without TLS, as on a home network, and not while it is made.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}))
}

export default mount(App, { target: document.getElementById('app')! })
