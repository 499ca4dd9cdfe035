/** After this time without input, requests are the page's own: they follow events, not a person. */
const IDLE_AFTER_MS = 60_000

let usedAt = Date.now()

/** Notes when somebody uses the page. */
export function watchUse(): void {
	const note = () => {
		usedAt = Date.now()
	}
	for (const event of ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input'])
		document.addEventListener(event, note, { capture: true, passive: true })
}

/** Nobody uses this page. Its requests must not make the session last longer. */
export const isIdle = (): boolean => Date.now() - usedAt > IDLE_AFTER_MS
