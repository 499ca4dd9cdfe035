/** A browser under test, as little of it as the walk needs. Its actions are those of W3C WebDriver and WebDriver BiDi. */
export interface Engine {
	open(address: string): Promise<void>
	/** The value of a JavaScript expression in the page. */
	evaluate<T>(expression: string): Promise<T>
	perform(actions: InputSource[]): Promise<void>
	/** The errors in its console so far; an engine that does not report them has none. */
	errors: string[]
	close(): Promise<void>
}

export type InputSource =
	| { type: 'pointer'; id: string; actions: PointerAction[] }
	| { type: 'key'; id: string; actions: KeyAction[] }

type PointerAction =
	| { type: 'pointerMove'; x: number; y: number }
	| { type: 'pointerDown' | 'pointerUp'; button: number }
type KeyAction = { type: 'keyDown' | 'keyUp'; value: string }

export interface EngineOptions {
	/** The visitor blocks all cookies. */
	blocksCookies?: boolean
}

export const SIZE = { width: 1280, height: 900 }
