import type { Engine } from './engine.ts'

/** Only a failing step waits that long. */
const WAIT_MS = 20_000
const POLL_MS = 50

/** For the message of a failing step. */
const PAGE_NOW = "[location.href, document.activeElement?.outerHTML.slice(0, 300), document.body.innerText].join('\\n')"

/** What a visitor does in any engine. Elements are found by selector and visible text, or by their label. */
export function createVisitor(engine: Engine, site: string) {
	async function until<T>(what: string, look: () => Promise<T | null | false | undefined>): Promise<T> {
		const end = Date.now() + WAIT_MS
		for (;;) {
			// Between two documents there is no page to look at.
			const seen = await look().catch(() => undefined)
			if (seen) return seen
			if (Date.now() > end) throw new Error(`${what}: ${await engine.evaluate(PAGE_NOW).catch(String)}`)
			await new Promise((resolve) => setTimeout(resolve, POLL_MS))
		}
	}

	/** The centre of an element that is hydrated, unless the page is `painted` only, at rest and not covered. */
	async function centreOf(selector: string, text: string, block: ScrollLogicalPosition, painted: boolean) {
		const find = `(${findCentre})(${[selector, text, block, painted].map((each) => JSON.stringify(each))})`
		let before = ''
		return until(`${selector} with "${text}" can be pressed`, async () => {
			const centre = await engine.evaluate<{ x: number; y: number } | null>(find)
			const isAtRest = JSON.stringify(centre) === before
			before = JSON.stringify(centre)
			return isAtRest && centre
		})
	}

	const visitor = {
		async open(path: string) {
			await engine.evaluate('(window.isLeft = true)')
			await engine.open(site + path)
			// An engine may return while the page before is still there.
			await until(`${path} is open`, () => engine.evaluate('!window.isLeft'))
		},
		/** `block` is where on the screen the element is scrolled to; `painted` presses what no script knows yet. */
		async press(selector: string, text = '', block: ScrollLogicalPosition = 'center', painted = false) {
			const { x, y } = await centreOf(selector, text, block, painted)
			const press = [
				{ type: 'pointerMove' as const, x, y },
				{ type: 'pointerDown' as const, button: 0 },
				{ type: 'pointerUp' as const, button: 0 },
			]
			await engine.perform([{ type: 'pointer', id: 'mouse', actions: press }])
		},
		async write(label: string, text: string) {
			await visitor.press('input, textarea', label)
			const keys = [...text].flatMap((value) => [
				{ type: 'keyDown' as const, value },
				{ type: 'keyUp' as const, value },
			])
			const type = () => engine.perform([{ type: 'key', id: 'keyboard', actions: keys }])
			// WebKit's driver may give up on a busy machine, with an empty error: what it typed is replaced.
			await type().catch(async () => {
				await engine.evaluate('document.activeElement.select()')
				await type()
			})
			const written = `document.activeElement?.value.endsWith(${JSON.stringify(text)})`
			await until(`"${text}" is in ${label}`, () => engine.evaluate(written))
		},
		/** The last day that can be chosen. A date field takes keys in the order of the engine's language. */
		async pickDate(selector: string) {
			const isOpen = `Boolean(document.querySelector(${JSON.stringify(selector)})?.max)`
			await until(`${selector} offers days`, () => engine.evaluate(isOpen))
			await engine.evaluate(`(${chooseLastDay})(${JSON.stringify(selector)})`)
		},
		sees: (text: string) =>
			until(`"${text}" is visible`, () => engine.evaluate(`document.body.innerText.includes(${JSON.stringify(text)})`)),
		isAt: (path: string) =>
			until(`the address is ${path}`, () => engine.evaluate(`location.pathname === ${JSON.stringify(path)}`)),
		until: (what: string, expression: string) => until(what, () => engine.evaluate(expression)),
	}
	return visitor
}

export type Visitor = ReturnType<typeof createVisitor>

/** Runs in the page. `innerText` would leave out what is off the screen (`content-visibility`). */
const findCentre = `(selector, text, block, painted) => {
	const nameOf = (element) => [element.getAttribute('aria-label'), element.textContent, ...[...(element.labels ?? [])].map((label) => label.textContent)]
	const isNamed = (element) => text === '' || nameOf(element).some((name) => name?.replace(/\\s+/g, ' ').trim().startsWith(text))
	// Behind an open dialog nothing can be pressed.
	const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
	// An opening dialog moves, also before its first frame.
	if (dialog?.getAnimations().length > 0) return null
	const scope = dialog ?? document
	const element = [...scope.querySelectorAll(selector)].find((each) => each.checkVisibility() && isNamed(each))
	const isHydrated = element && Object.keys(element).some((name) => name.startsWith('__reactFiber'))
	if (!element || isHydrated === painted) return null
	element.scrollIntoView({ block, behavior: 'instant' })
	const box = element.getBoundingClientRect()
	const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
	const onTop = document.elementFromPoint(x, y)
	return onTop && (element.contains(onTop) || onTop.closest('label')?.control === element) ? { x, y } : null
}`

const chooseLastDay = `(selector) => {
	const input = document.querySelector(selector)
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, input.max)
	input.dispatchEvent(new Event('input', { bubbles: true }))
}`
