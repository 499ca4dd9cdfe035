import { CHUNK_RELOAD_KEY, CHUNK_RELOAD_MS } from '../../contract/web/chunk-reload.ts'

/** The scripts wait no longer than this for slow pictures. */
const LATEST_MS = 2000

/**
 * Moves the scripts that the router wrote into a template and starts them in the frame after the page and its pictures
 * have loaded: pages read without scripts, and the first picture is painted before they run. If they cannot be loaded
 * the page reloads. Where the router's HTML is not as expected, the page stays as it is, and
 * tests/journeys/first-paint.browser.ts fails.
 */
export function deferScripts(html: string, nonce: string): string {
	const begin = html.indexOf(`<script nonce="${nonce}" type="module"`)
	if (begin === -1) return html
	const end = html.indexOf(SCRIPT_END, begin) + SCRIPT_END.length
	const preloads = html.match(PRELOAD) ?? []
	const template = `<template id="scripts">${preloads.join('')}${html.slice(begin, end)}</template>`
	const start = `<script nonce="${nonce}">${START}</script>`
	return html.slice(0, begin).replaceAll(PRELOAD, '') + template + start + html.slice(end)
}

const PRELOAD = /<link rel="modulepreload"[^>]*>/g
const SCRIPT_END = '</script>'

const START = `{
const template = document.getElementById("scripts");
const start = () => { document.head.append(template.content); template.remove() };
let isLeaving = false;
addEventListener("pagehide", () => { isLeaving = true });
const reload = () => {
	try {
		const last = Number(sessionStorage.getItem("${CHUNK_RELOAD_KEY}"));
		if (isLeaving || !navigator.onLine || Date.now() - last < ${CHUNK_RELOAD_MS}) return;
		sessionStorage.setItem("${CHUNK_RELOAD_KEY}", Date.now());
		location.reload();
	} catch {}
};
for (const part of template.content.children) part.onerror = reload;
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
setTimeout(start, ${LATEST_MS});
}`
