import { CHUNK_RELOAD_KEY, CHUNK_RELOAD_MS } from '../../contract/web/chunk-reload.ts'
import { EARLY_TAP } from '../../contract/web/early-tap.ts'

/** The scripts wait no longer than this for slow pictures. */
const LATEST_MS = 2000
/** A lost press is tried again this often, this many times. */
const TAP_RETRY_MS = 50
const TAP_RETRIES = 600

/**
 * Moves the scripts that the router wrote into a template and starts them in the frame after the page and its pictures
 * have loaded: pages read without scripts, and the first picture is painted before they run. A visitor who presses or
 * types starts them at once. From the first paint on, a press on a button and the sending of a form are repeated until
 * React takes them (`takeTap`). If the scripts cannot be loaded the page reloads. Where the router's HTML is not as
 * expected, the page stays as it is, and tests/journeys/first-paint.browser.ts fails.
 */
export function deferScripts(html: string, nonce: string): string {
	const begin = html.indexOf(`<script nonce="${nonce}" type="module"`)
	if (begin === -1) return html
	const end = html.indexOf(SCRIPT_END, begin) + SCRIPT_END.length
	const preloads = html.match(PRELOAD) ?? []
	const template = `<template id="scripts">${preloads.join('')}${html.slice(begin, end)}</template>`
	const inline = (script: string) => `<script nonce="${nonce}">${script}</script>`
	const page = html.slice(0, begin).replaceAll(PRELOAD, '')
	return page.replace(CHARSET, (meta) => meta + inline(REPEAT_TAPS)) + template + inline(START) + html.slice(end)
}

const PRELOAD = /<link rel="modulepreload"[^>]*>/g
const SCRIPT_END = '</script>'
/** The first tag of the head. Behind a style sheet the parser would wait for it. */
const CHARSET = /<meta charset="utf-8"\/>/i

const START = `{
const template = document.getElementById("scripts");
const start = () => { document.head.append(template.content); template.remove() };
let isLeaving = false;
const leave = () => { isLeaving = true };
// Firefox stops the files of a page, as if they had failed, when its visitor leaves it.
addEventListener("beforeunload", leave);
addEventListener("pagehide", leave);
const reload = () => {
	try {
		const last = Number(sessionStorage.getItem("${CHUNK_RELOAD_KEY}"));
		if (isLeaving || !navigator.onLine || Date.now() - last < ${CHUNK_RELOAD_MS}) return;
		sessionStorage.setItem("${CHUNK_RELOAD_KEY}", Date.now());
		location.reload();
	} catch {}
};
for (const part of template.content.children) part.onerror = reload;
// A page with this listener is not kept for the way back.
const links = template.content.querySelectorAll("link");
let loading = links.length;
for (const link of links) link.onload = () => --loading || removeEventListener("beforeunload", leave);
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
setTimeout(start, ${LATEST_MS});
for (const event of ["pointerdown", "keydown"]) addEventListener(event, start, { once: true, capture: true });
}`

/** A form without a method is sent by the scripts alone: the browser would write its fields into the address. */
const REPEAT_TAPS = `{
let waiting, retries;
const isLost = (control) => control.getAttribute("${EARLY_TAP}") === "lost";
const press = (event, control, again) => {
	if (event.isTrusted) {
		if (isLost(control)) return event.stopImmediatePropagation();
		if (waiting && isLost(waiting)) waiting.removeAttribute("${EARLY_TAP}");
		waiting = control;
		retries = ${TAP_RETRIES};
	}
	control.setAttribute("${EARLY_TAP}", "lost");
	setTimeout(() => {
		if (waiting !== control || !isLost(control)) return;
		if (retries-- > 0) again();
		else control.removeAttribute("${EARLY_TAP}");
	}, ${TAP_RETRY_MS});
};
addEventListener("click", (event) => {
	const control = event.target instanceof Element && event.target.closest('button[type="button"]');
	if (control) press(event, control, () => control.click());
}, true);
addEventListener("submit", (event) => {
	const { target: form, submitter } = event;
	if (form.hasAttribute("method")) return;
	event.preventDefault();
	const again = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter });
	press(event, submitter ?? form, () => form.dispatchEvent(again));
}, true);
}`
